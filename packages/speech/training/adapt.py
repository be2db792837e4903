"""Adapts the encoder's layers to learners, without one fold of speakers: adapt.py DATA OUT --fold K

Learns from what the recogniser meets: single sentences, and a speaker's sentences in a row, up to the length of a chunk. Writes
OUT/adapted-K.pt and tells the word errors on the speakers kept aside, greedily decoded.
"""

import argparse
import time

import numpy as np
import torch
import torch.nn.functional as F

from corpus import RATE_HZ, Corpus, best_device, fast, padded_audio
from dataset import token_batch
from fit_heads import schedule
from moonshine import rotary_angles
from phones import SILENCE
from recognise import transcribe, word_errors

CHUNK_SEC = 20
SPEEDS = ('0.9', '0.95', '1', '1.05', '1.1')


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('data')
    parser.add_argument('out')
    parser.add_argument('--fold', type=int, default=-1)
    parser.add_argument('--epochs', type=int, default=20)
    parser.add_argument('--batch-sec', type=float, default=320)
    parser.add_argument('--rate', type=float, default=2e-4)
    parser.add_argument('--alone', type=float, default=0.3, help='share of the sentences that stay alone')
    parser.add_argument('--dropout', type=float, default=0.1)
    parser.add_argument('--masks', type=float, default=1.0, help='masked stretches for each 2 s')
    parser.add_argument('--colour-db', type=float, default=3.0)
    parser.add_argument('--same-speed', action='store_true')
    parser.add_argument('--smoothing', type=float, default=0.1)
    parser.add_argument('--phone-weight', type=float, default=0.1)
    parser.add_argument('--average', type=float, default=0.995)
    parser.add_argument('--seed', type=int, default=1)
    return parser.parse_args()


def chapters(rows, corpus, random, alone):
    """A speaker's sentences in random order, some alone, others in rows of up to CHUNK_SEC."""
    by_speaker = {}
    for row in random.permutation(rows).tolist():
        by_speaker.setdefault(corpus.speaker_of[row], []).append(row)
    lengths = np.diff(corpus.audio['1'][1]) / RATE_HZ
    found = []
    for own in by_speaker.values():
        open_chapter, room = [], 0
        for row in own:
            if random.random() < alone:
                found.append([row])
                continue
            if open_chapter and lengths[row] > room:
                found.append(open_chapter)
                open_chapter = []
            if not open_chapter:
                room = random.uniform(5, CHUNK_SEC)
            open_chapter.append(row)
            room -= lengths[row]
        if open_chapter:
            found.append(open_chapter)
    return found


def batches(chapters, seconds_of, most_sec, random):
    """Chapters of similar length together, as many as fit."""
    ordered = sorted(chapters, key=lambda one: seconds_of(one) * random.uniform(0.85, 1.18))
    found, longest = [[]], 0
    for one in ordered:
        longest = max(longest, seconds_of(one))
        if found[-1] and longest * (len(found[-1]) + 1) > most_sec:
            found.append([])
            longest = seconds_of(one)
        found[-1].append(one)
    return [found[i] for i in random.permutation(len(found))]


def coloured(audio, spread_db):
    """Another microphone, another room: a random curve over the spectrum of each."""
    spectrum = torch.fft.rfft(audio)
    curve = torch.randn(len(audio), 1, 9, device=audio.device) * spread_db
    curve = F.interpolate(curve, spectrum.shape[1], mode='linear', align_corners=True)[:, 0]
    return torch.fft.irfft(spectrum * 10 ** (curve / 20), audio.shape[1])


def roughened(audio, samples, random):
    """Noise on half of the recordings, and a change of level on all."""
    level = torch.from_numpy(10 ** (random.uniform(-0.4, 0.3, len(audio)))).to(audio)
    audio = audio * level[:, None]
    power = (audio**2).sum(1) / samples
    noise_db = torch.from_numpy(np.where(random.random(len(audio)) < 0.5, random.uniform(12, 35, len(audio)), 80)).to(audio)
    scale = (power * 10 ** (-noise_db / 10)).sqrt()
    return (audio + scale[:, None] * torch.randn_like(audio)).clamp(-1, 1)


def masked(frames, counts, per_two_sec, random):
    """Stretches of up to 0.3 s of frames are taken away."""
    keep = np.ones(frames.shape[:2], np.float32)
    for i, count in enumerate(counts.tolist()):
        for _ in range(random.poisson(per_two_sec * count / 84)):
            at = random.integers(0, count)
            keep[i, at : at + random.integers(1, 13)] = 0
    return frames * torch.from_numpy(keep).to(frames)[..., None]


class Adaptation:
    def __init__(self, args):
        self.args, self.started = args, time.time()
        torch.manual_seed(args.seed)
        self.random = np.random.default_rng(args.seed)
        self.corpus = Corpus(args.data, best_device(), ('1',) if args.same_speed else SPEEDS)
        self.train, self.test = self.corpus.split(args.fold)
        self.encoder, self.decoder = self.corpus.encoder().requires_grad_(False), self.corpus.decoder()
        self.phone_head = torch.nn.Linear(416, SILENCE + 1).to(self.corpus.device)
        self.targets = self.corpus.targets()

    def say(self, *words):
        print(f'[{self.args.fold} {time.time() - self.started:5.0f}s]', *words, flush=True)

    def plan(self):
        lengths = np.diff(self.corpus.audio['1'][1]) / RATE_HZ
        seconds_of = lambda rows: sum(lengths[row] for row in rows)
        found = []
        for _ in range(self.args.epochs):
            parts = chapters(self.train, self.corpus, self.random, self.args.alone)
            found += batches(parts, seconds_of, self.args.batch_sec, self.random)
        return found

    def run(self):
        args = self.args
        tuned = list(self.encoder.layers.parameters()) + list(self.encoder.layer_norm.parameters())
        for parameter in tuned:
            parameter.requires_grad_(True)
        optimizer = torch.optim.AdamW(
            [{'params': tuned, 'lr': args.rate}, {'params': self.phone_head.parameters(), 'lr': 1e-3}],
            weight_decay=0,
            fused=self.corpus.device.type == 'cuda',
        )
        plan = self.plan()
        rates = schedule(optimizer, len(plan), 80)
        average = [parameter.detach().clone() for parameter in tuned]
        for step, group in enumerate(plan):
            loss, spoken = self.losses(group)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(tuned, 1)
            optimizer.step()
            rates.step()
            decay = min(args.average, (1 + step) / (10 + step))
            torch._foreach_lerp_(average, [parameter.detach() for parameter in tuned], 1 - decay)
            if step % 200 == 0:
                self.say(f'step {step}/{len(plan)} loss {loss.item():.3f} words {spoken.item():.3f}')
        for parameter, value in zip(tuned, average):
            parameter.data.copy_(value)
        self.encoder.eval().requires_grad_(False)

    def sound(self, rows):
        """A chapter at one speed, half of the time without the silence around it."""
        speed = '1' if self.args.same_speed else self.random.choice(SPEEDS)
        whole = self.random.random() < 0.5
        last = len(rows) - 1
        pieces = [self.corpus.sound(row, speed, whole or i > 0, whole or i < last) for i, row in enumerate(rows)]
        return torch.cat(pieces)

    def encode(self, audio, samples):
        """The last state; only the layers learn."""
        args = self.args
        with torch.no_grad():
            x, frames = self.encoder.stem(audio, samples)
            x = masked(x, frames, args.masks, self.random)
        inside = torch.arange(x.shape[1], device=x.device)[None] < frames[:, None]
        mask, angles = inside[:, None, None], rotary_angles(x.shape[1], x.device)
        drop = lambda y: F.dropout(y, args.dropout)
        with fast(self.corpus.device):
            for layer in self.encoder.layers:
                x = x + drop(layer.self_attn(layer.input_layernorm(x), mask=mask, angles=angles))
                x = x + drop(layer.fc2(F.gelu(layer.fc1(layer.post_attention_layernorm(x)))))
            return self.encoder.layer_norm(x), frames

    def losses(self, group):
        args, device = self.args, self.corpus.device
        audio, samples = padded_audio([self.sound(rows) for rows in group])
        if args.colour_db:
            audio = coloured(audio, args.colour_db)
        states, frames = self.encode(roughened(audio, samples, self.random), samples)
        targets = [[token for row in rows for token in self.targets[row]] for rows in group]
        inputs, outputs = token_batch(targets, device)
        with fast(device):
            logits = self.decoder(inputs, states, frames)
        spoken = F.cross_entropy(logits.float().transpose(1, 2), outputs, label_smoothing=args.smoothing)
        if not args.phone_weight:
            return spoken, spoken
        phones = [[phone for row in rows for phone in self.corpus.phones(row)] for rows in group]
        counts = torch.tensor([len(one) for one in phones])
        joined = torch.tensor([phone for one in phones for phone in one])
        logs = self.phone_head(states.float()).log_softmax(-1).transpose(0, 1)
        heard = F.ctc_loss(logs, joined.to(device), frames, counts.to(device), SILENCE, zero_infinity=True)
        return spoken + args.phone_weight * heard, spoken


def percent_wrong(corpus, encoder, decoder, sounds, texts):
    heard = transcribe(encoder, decoder, sounds)
    counts = [word_errors(text, corpus.pieces.decode(tokens)) for text, tokens in zip(texts, heard)]
    wrong, words = (sum(column) for column in zip(*counts))
    return 100 * wrong / words


def main():
    args = options()
    work = Adaptation(args)
    work.run()
    torch.save({'encoder': work.encoder.half().state_dict()}, f'{args.out}/adapted-{args.fold}.pt')
    if work.test:
        corpus = work.corpus
        sounds, texts = ([read(row) for row in work.test] for read in (corpus.sound, corpus.text))
        work.say(f'{percent_wrong(corpus, work.encoder.float(), work.decoder, sounds, texts):.1f} % word errors')


if __name__ == '__main__':
    main()
