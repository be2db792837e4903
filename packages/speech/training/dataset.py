"""Sentences as padded tensors."""

import numpy as np
import torch

from phones import ASPECTS, plain
from moonshine import END, START

SILENT_BELOW_DB, VOICED_ABOVE = 30, 0.5


def sound_numbers(energy, correlation, pitch):
    """[T, 4]: energy under the loud level in 10 dB, correlation, octaves from the median pitch, voiced."""
    loud = np.percentile(energy, 95)
    voiced = (correlation > VOICED_ABOVE) & (energy > loud - SILENT_BELOW_DB)
    median = np.median(np.log2(pitch[voiced])) if voiced.any() else 0.0
    octaves = np.where(voiced, np.clip(np.log2(pitch) - median, -1.5, 1.5), 0)
    below = np.clip((energy - loud) / 10, -6, 1)
    return np.stack((below, correlation, octaves, voiced), 1).astype(np.float32)


def places_of(lengths):
    """Single, first, middle or last phone of its word."""
    return [0 if n == 1 else 1 if i == 0 else 3 if i == n - 1 else 2 for n in lengths for i in range(n)]


class Item:
    """One way to read one recording: phones by word, with scores where experts gave them (nan elsewhere)."""

    def __init__(self, row, words, phone_scores, word_scores, utterance, known=True, evidence=None):
        lengths = [len(word) for word in words]
        self.row, self.known = row, known
        self.phones = np.array([phone for word in words for phone in word])
        self.words = np.repeat(np.arange(len(words)), lengths)
        self.places = np.array(places_of(lengths))
        self.phone_scores = np.array(phone_scores, np.float32)
        self.word_scores = np.array(word_scores, np.float32).reshape(-1, 3)
        self.utterance = np.array(utterance, np.float32)
        self.evidence = np.zeros((len(words), 4), np.float32) if evidence is None else np.array(evidence, np.float32)


def known_item(row, label):
    words = [[plain(phone) for phone in word['phones']] for word in label['words']]
    phone_scores = [score for word in label['words'] for score in word['phone_acc']]
    word_scores = [[word['accuracy'] / 5, word['stress'] / 5, word['total'] / 5] for word in label['words']]
    return Item(row, words, phone_scores, word_scores, [label[aspect] / 5 for aspect in ASPECTS])


def padded(arrays, value, device):
    longest = max(len(array) for array in arrays)
    out = np.full((len(arrays), longest) + arrays[0].shape[1:], value, arrays[0].dtype)
    for i, array in enumerate(arrays):
        out[i, : len(array)] = array
    return torch.from_numpy(out).to(device)


def collate(items, device):
    nan = float('nan')
    return {
        'rows': np.array([item.row for item in items]),
        'phones': padded([item.phones for item in items], 0, device),
        'words': padded([item.words for item in items], -1, device),
        'places': padded([item.places for item in items], 0, device),
        'counts': torch.tensor([len(item.phones) for item in items], device=device),
        'phone_scores': padded([item.phone_scores for item in items], nan, device),
        'word_scores': padded([item.word_scores for item in items], nan, device),
        'utterance': torch.from_numpy(np.stack([item.utterance for item in items])).to(device),
        'evidence': padded([item.evidence for item in items], 0, device),
        'known': torch.tensor([item.known for item in items], device=device).float(),
    }


def token_batch(targets, device):
    inputs = padded([np.array([START] + target) for target in targets], 0, device)
    outputs = padded([np.array(target + [END]) for target in targets], -100, device)
    return inputs, outputs


def batches(indices, lengths, size, random):
    """Batches of similar length in random order."""
    noisy = sorted(indices, key=lambda i: lengths[i] * random.uniform(0.8, 1.25))
    groups = [noisy[i : i + size] for i in range(0, len(noisy), size)]
    random.shuffle(groups)
    return groups
