"""Adapts the encoder to learners and trains the frame head and a first scorer with it, without one fold of speakers.

adapt.py DATA_DIR OUT_DIR --fold K writes OUT_DIR/adapted-K.pt and tells the word errors of the speakers kept aside.
"""

import argparse
import copy
import json
import time

import numpy as np
import torch
import torch.nn.functional as F

from assessor import POOL_STATES, Assessor, Scorer, score_loss
from corpus import Corpus, best_device, fast
from dataset import batches, collate, token_batch
from fit_heads import fit_head, frame_loss, log_prior, new_head, schedule
from prepare import frozen_states
from recognise import transcribe
from transcripts import aligned, cased_target, errors, reference_words, said_words


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('data')
    parser.add_argument('out')
    parser.add_argument('--fold', type=int, default=-1)
    parser.add_argument('--epochs', type=int, default=8)
    parser.add_argument('--batch', type=int, default=24)
    parser.add_argument('--encoder-rate', type=float, default=8e-5)
    parser.add_argument('--speech-weight', type=float, default=0.4)
    parser.add_argument('--frame-weight', type=float, default=0.5)
    parser.add_argument('--average', type=float, default=0.995)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--limit', type=int, default=0)
    return parser.parse_args()


def stored_spans(corpus, base):
    """Spans and targets of prepare.py, cut up again by recording."""
    phones = np.cumsum([0] + [len(corpus.items[row].phones) for row in corpus.rows])
    frames = np.cumsum([0] + [corpus.lengths[row] for row in corpus.rows])
    spans = {row: base['spans'][:, phones[i] : phones[i + 1]] for i, row in enumerate(corpus.rows)}
    targets = {row: base['targets'][frames[i] : frames[i + 1]] for i, row in enumerate(corpus.rows)}
    return spans, targets


def roughened(audio, samples, random):
    """Noise on half of the recordings, and a change of level on all."""
    level = torch.from_numpy(10 ** (random.uniform(-0.4, 0.3, len(audio)))).to(audio)
    audio = audio * level[:, None]
    power = (audio**2).sum(1) / samples
    noise_db = torch.from_numpy(np.where(random.random(len(audio)) < 0.5, random.uniform(12, 35, len(audio)), 80)).to(audio)
    scale = (power * 10 ** (-noise_db / 10)).sqrt()
    return (audio + scale[:, None] * torch.randn_like(audio)).clamp(-1, 1)


def span_batch(spans, rows, device):
    most = max(spans[row].shape[1] for row in rows)
    out = np.zeros((2, len(rows), most), np.int64)
    for i, row in enumerate(rows):
        out[:, i, : spans[row].shape[1]] = spans[row][:2]
    return torch.from_numpy(out).to(device)


class Adaptation:
    def __init__(self, args):
        self.args, self.started = args, time.time()
        torch.manual_seed(args.seed)
        self.random = np.random.default_rng(args.seed)
        self.corpus = corpus = Corpus(args.data, best_device(), args.limit)
        self.train, self.test = corpus.split(args.fold)
        self.base = np.load(f'{args.data}/base.npz')
        self.spans, self.targets = stored_spans(corpus, self.base)
        self.encoder, self.decoder = corpus.encoder(), corpus.decoder()
        with open(f'{args.data}/base_tokens.json') as file:
            heard = json.load(file)
        style = lambda row: cased_target(corpus.text(row), corpus.pieces.decode(heard[str(row)]))
        self.tokens = {row: corpus.pieces.encode(style(row)) for row in self.train}

    def say(self, *words):
        print(f'[{self.args.fold} {time.time() - self.started:5.0f}s]', *words, flush=True)

    def first_head(self):
        corpus = self.corpus
        mean, deviation = (torch.from_numpy(self.base[name]).to(corpus.device) for name in ('mean', 'deviation'))
        frozen = frozen_states(corpus, self.encoder.eval())
        head = new_head(corpus, mean, deviation)
        loss = fit_head(corpus, frozen, head, self.train, 2, frame_loss(corpus, self.targets), self.random)
        self.say('head', loss)
        return head

    def run(self):
        args, corpus = self.args, self.corpus
        assessor = Assessor(self.base, self.first_head(), Scorer()).to(corpus.device)
        tuned = [p for name, p in self.encoder.named_parameters() if not name.startswith('conv')]
        optimizer = torch.optim.AdamW(
            [
                {'params': list(assessor.scorer.parameters()), 'lr': 1e-3, 'weight_decay': 1e-2},
                {'params': list(assessor.head.parameters()), 'lr': 3e-4, 'weight_decay': 1e-2},
                {'params': tuned, 'lr': args.encoder_rate, 'weight_decay': 0},
            ],
            fused=corpus.device.type == 'cuda',
        )
        plan = [np.array(rows) for _ in range(args.epochs) for rows in batches(self.train, corpus.lengths, args.batch, self.random)]
        rates = schedule(optimizer, len(plan), 80)
        model = torch.nn.ModuleList((self.encoder, assessor))
        average = copy.deepcopy(model).requires_grad_(False)
        model.train()
        for step, rows in enumerate(plan):
            loss, score, spoken = self.losses(assessor, rows)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1)
            optimizer.step()
            rates.step()
            decay = min(args.average, (1 + step) / (10 + step))
            torch._foreach_lerp_(list(average.parameters()), [p.detach() for p in model.parameters()], 1 - decay)
            if step % 200 == 0:
                self.say(f'step {step}/{len(plan)} score {score.item():.3f} speech {spoken.item():.3f}')
        self.encoder, assessor = average.eval()
        return assessor

    def losses(self, assessor, rows):
        args, corpus = self.args, self.corpus
        batch = collate([corpus.items[row] for row in rows], corpus.device)
        audio, samples = corpus.recordings.batch_audio(rows)
        with fast(corpus.device):
            states, frames = self.encoder(roughened(audio, samples, self.random), samples)
        joined = torch.cat([states[i].float() for i in POOL_STATES], -1)
        logs = assessor.head(joined[..., 416:])
        start, end = span_batch(self.spans, rows, corpus.device)
        sound = corpus.recordings.batch_sound(rows)
        score = score_loss(assessor.scorer(*assessor.features(joined, logs, frames, sound, batch, start, end)), batch)
        inputs, outputs = token_batch([self.tokens[row] for row in rows], corpus.device)
        with fast(corpus.device):
            logits = self.decoder(inputs, states[9], frames)
        spoken = F.cross_entropy(logits.float().transpose(1, 2), outputs, label_smoothing=0.05)
        framed = frame_loss(corpus, self.targets)(logs, frames, rows)
        return score + args.speech_weight * spoken + args.frame_weight * framed, score, spoken

    @torch.no_grad()
    def prior(self, head):
        frozen = frozen_states(self.corpus, self.encoder)
        return log_prior(self.corpus, frozen, head, self.train)


def word_errors(corpus, heard):
    wrong, total = 0, 0
    for row, tokens in heard.items():
        words = reference_words(corpus.text(row))
        said, _ = said_words(corpus.pieces.decode(tokens), words)
        wrong += errors(aligned(said, words), said, words)
        total += len(words)
    return wrong / max(total, 1)


def main():
    args = options()
    work = Adaptation(args)
    assessor = work.run()
    assessor.prior.copy_(work.prior(assessor.head))
    corpus = work.corpus
    state = {'encoder': work.encoder.half().state_dict(), 'assessor': assessor.state_dict()}
    torch.save(state, f'{args.out}/adapted-{args.fold}.pt')
    work.encoder.float()
    if work.test:
        heard = transcribe(corpus, work.encoder, work.decoder, work.test)
        work.say('word errors', word_errors(corpus, heard))


if __name__ == '__main__':
    main()
