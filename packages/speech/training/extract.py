"""What the scorers learn from: features of recordings, read by their text and by what the recogniser heard."""

import json

import numpy as np
import torch
from torch import nn

from alignment import align
from assessor import POOL_STATES, phone_numbers, segment_mean, utterance_numbers
from corpus import fast
from dataset import Item, collate
from pairing import pair_phones, pair_words
from phones import plain
from recognise import evidence, word_evidence
from transcripts import cased_target, readings


class Assessor(nn.Module):
    """Frame head, projections of the encoder's states and a scorer."""

    def __init__(self, base, head, scorer):
        super().__init__()
        self.head, self.scorer = head, scorer
        self.register_buffer('prior', torch.zeros(40))
        for name in ('mean', 'deviation'):
            self.register_buffer(name, torch.from_numpy(base[name]))
        self.pools = nn.ModuleDict()
        for name in ('phone', 'mean', 'spread'):
            weight, bias = (torch.from_numpy(base[f'{name}_{part}']) for part in ('weight', 'bias'))
            layer = nn.Linear(weight.shape[1], weight.shape[0])
            layer.weight.data.copy_(weight)
            layer.bias.data.copy_(bias)
            self.pools[name] = layer.requires_grad_(False)

    def features(self, states, logs, frames, sound, batch, start, end):
        """What a scorer takes; states [B, T, 2080]."""
        states = (states - self.mean) / self.deviation
        phones, counts, words = batch['phones'], batch['counts'], batch['words']
        numbers = phone_numbers(logs, sound, phones, counts, start, end, frames)
        posterior = segment_mean(logs.clamp(min=-12), start, end)
        pooled = self.pools['phone'](segment_mean(states, start, end))
        rhythm = utterance_numbers(sound, phones, counts, start, end, words, numbers)
        time = torch.arange(states.shape[1], device=states.device)[None]
        speech = ((time >= start[:, :1]) & (time < end.gather(1, counts[:, None] - 1)))[..., None]
        count = speech.sum(1).clamp(min=2)
        mean = (states * speech).sum(1) / count
        spread = ((((states - mean[:, None]) * speech) ** 2).sum(1) / (count - 1) + 1e-6).sqrt()
        utterance = torch.cat((rhythm, self.pools['mean'](mean), self.pools['spread'](spread)), -1)
        return torch.cat((posterior / 4, numbers), -1), pooled, phones, batch['places'], words, utterance


def known_evidence(corpus, encoder, decoder, rows):
    """Words of the labels as a sentence, and how well each fits the sound."""
    tokens = {row: corpus.pieces.encode(cased_target(corpus.text(row), '')) for row in rows}
    pairs = evidence(corpus, encoder, decoder, tokens)
    return {row: (word_evidence(corpus.pieces, tokens[row], pairs[row]), whole_evidence(pairs[row])) for row in rows}


def whole_evidence(pairs):
    """Mean and least log probability of a text's tokens, and the end's."""
    own = np.clip(pairs[:, 0], -12, 0)
    return np.array([own.mean(), own.min(), own[-1]], np.float32)


def said_readings(tokens, pieces, pronounce, rows):
    """Up to two ways to read a transcript: words of phones, and the written word each belongs to."""
    written = pieces.decode(tokens).split()
    ways = []
    for pick in (0, -1):
        words, owners = [], []
        for index, token in enumerate(written):
            for word in readings(token)[pick]:
                phones = pronounce.get(word)
                if phones:
                    words.append([plain(phone) for phone in phones.split()])
                    owners.append(index)
        if words and (not ways or [len(w) for w in words] != [len(w) for w in ways[0][0]]):
            ways.append((words, owners))
    return ways


def said_item(row, reference, words, owners, proof):
    """A reading of what was heard, with the experts' scores of the phones and words it answers to."""
    nan = float('nan')
    phones = [phone for word in words for phone in word]
    owner = np.repeat(np.arange(len(words)), [len(word) for word in words])
    pairs = pair_phones(phones, reference.phones)
    phone_scores = np.full(len(phones), nan)
    for i, j in pairs:
        phone_scores[i] = reference.phone_scores[j]
    word_scores = np.full((len(words), 3), nan)
    for word, other in pair_words(pairs, owner, reference.words).items():
        word_scores[word] = reference.word_scores[other]
    rows = proof[np.minimum(owners, len(proof) - 1)] if len(proof) else np.zeros((len(words), 4))
    return Item(row, words, phone_scores, word_scores, reference.utterance, False, rows)


@torch.no_grad()
def features_of(corpus, encoder, assessor, items, size=32):
    """One dictionary of arrays per item, and the score of its alignment per frame."""
    found = [None] * len(items)
    order = sorted(range(len(items)), key=lambda i: corpus.lengths[items[i].row])
    for at in range(0, len(order), size):
        group = order[at : at + size]
        batch = collate([items[i] for i in group], corpus.device)
        audio, samples = corpus.recordings.batch_audio(batch['rows'])
        with fast(corpus.device):
            states, frames = encoder(audio, samples)
        joined = torch.cat([states[i].float() for i in POOL_STATES], -1)
        logs = assessor.head(joined[..., 416:])
        start, end = align(logs - assessor.prior, frames, batch['phones'], batch['counts'])
        sound = corpus.recordings.batch_sound(batch['rows'])
        inputs = assessor.features(joined, logs, frames, sound, batch, start, end)
        phone, word, utterance = assessor.scorer(*inputs)
        rated = torch.where(batch['words'] >= 0, inputs[0][..., 40 + 5], 0).sum(1) / batch['counts']
        for k, i in enumerate(group):
            count, words = len(items[i].phones), len(items[i].word_scores)
            cut = lambda x, n: x[k, :n].cpu().numpy()
            found[i] = {
                'numbers': cut(inputs[0], count).astype(np.float16),
                'pooled': cut(inputs[1].clamp(-50, 50), count).astype(np.float16),
                'utterance': inputs[5][k].cpu().numpy(),
                'phone': cut(phone, count),
                'word': cut(word, words),
                'whole': utterance[k].cpu().numpy(),
                'fit': float(rated[k]),
            }
    return found


def correlation(guess, truth):
    guess, truth = np.concatenate(guess), np.concatenate(truth)
    return round(float(np.corrcoef(guess, truth)[0, 1]), 4)


def extract(corpus, encoder, decoder, assessor, rows, heard, out):
    with open(f'{corpus.folder}/g2p.json') as file:
        pronounce = json.load(file)
    proof = known_evidence(corpus, encoder, decoder, rows)
    known = []
    for row in rows:
        item = corpus.items[row]
        count = len(item.word_scores)
        matched = proof[row][0] if len(proof[row][0]) == count else np.zeros((count, 4), np.float32)
        item.evidence = matched
        known.append(item)
    said_pairs = evidence(corpus, encoder, decoder, {row: heard[row] for row in rows})
    said, alternatives = [], []
    for row in rows:
        rated = word_evidence(corpus.pieces, heard[row], said_pairs[row])
        for words, owners in said_readings(heard[row], corpus.pieces, pronounce, rows):
            said.append(said_item(row, corpus.items[row], words, owners, rated))
            alternatives.append(row)
    features = features_of(corpus, encoder, assessor, known + said)
    best = {}
    for item, values in zip(said, features[len(known) :]):
        if item.row not in best or values['fit'] > best[item.row][1]['fit']:
            best[item.row] = (item, values)
    pairs = list(zip(known, features)) + list(best.values())
    for item, values in pairs:
        values.update(
            row=item.row, known=item.known, phones=item.phones, words=item.words, places=item.places,
            evidence=item.evidence, phone_scores=item.phone_scores, word_scores=item.word_scores,
            scores=item.utterance, heard=proof[item.row][1] if item.known else whole_evidence(said_pairs[item.row]),
        )
    np.savez_compressed(f'{out}.npz', items=np.array([values for _, values in pairs], object))
    with open(f'{out}.heard.json', 'w') as file:
        json.dump({corpus.names[row]: corpus.pieces.decode(heard[row]) for row in rows}, file)
    report = {'phone': correlation([f['phone'] for f in features[: len(known)]], [i.phone_scores for i in known])}
    report['word'] = correlation([f['word'][:, 0] for f in features[: len(known)]], [i.word_scores[:, 0] for i in known])
    for i, aspect in enumerate(('accuracy', 'fluency', 'prosody', 'total')):
        report[aspect] = correlation([f['whole'][i : i + 1] for f in features[: len(known)]], [k.utterance[i : i + 1] for k in known])
    return report
