"""The corpus as dump.ts stored it: states of the published encoder, evidence of the text, what was heard."""

import json
import os
import wave

import numpy as np
import torch

from dataset import Item, known_item, sound_numbers
from pairing import pair_phones, pair_words
from phones import plain
from read_opus import read_opus
from sound_features import frame_sound

WIDTH = 2080
FOLDS = os.path.join(os.path.dirname(__file__), 'folds.json')


def read_lines(folder, what):
    """{id: (part, row)} of every part there is."""
    found, part = {}, 0
    while os.path.exists(f'{folder}/{what}-{part}.jsonl'):
        with open(f'{folder}/{what}-{part}.jsonl') as file:
            for line in file:
                row = json.loads(line)
                found[row['id']] = (part, row)
        part += 1
    return found


def read_samples(folder, name):
    """Samples between -1 and 1."""
    if not os.path.exists(f'{folder}/{name}.wav'):
        return read_opus(f'{folder}/{name}.opus') / 32768
    with wave.open(f'{folder}/{name}.wav') as file:
        return np.frombuffer(file.readframes(file.getnframes()), '<i2') / 32768


class Stored:
    device = torch.device('cpu')

    def __init__(self, labels, folder):
        self.folder = folder
        with open(labels) as file:
            self.labels = json.load(file)
        with open(FOLDS) as file:
            folds = json.load(file)
        lines = read_lines(folder, 'states')
        self.names = sorted(name for name in self.labels if name in lines)
        self.rows = list(range(len(self.names)))
        self.fold_of = [folds[self.labels[name]['speaker']] for name in self.names]
        self.stored = [lines[name][1] for name in self.names]
        self.lengths = np.array([sum(count for _, count in row['chunks']) for row in self.stored])
        self.items = [self.known_item(row) for row in self.rows]
        self.places = self.place_states(lines)

    def place_states(self, lines):
        """Where each recording's states lie: a view of the file and the first frame."""
        files, at, places = {}, {}, {}
        for name, (part, row) in lines.items():
            if part not in files:
                files[part] = np.memmap(f'{self.folder}/states-{part}.f16', np.float16, 'r')
            first = at.get(part, 0)
            at[part] = first + sum(count for _, count in row['chunks'])
            places[name] = (files[part], first)
        return [places[name] for name in self.names]

    def __getitem__(self, row):
        """Half-precision states of the frames that chunks cover."""
        file, first = self.places[row]
        cut = file[first * WIDTH : (first + int(self.lengths[row])) * WIDTH]
        return torch.from_numpy(np.array(cut).reshape(-1, WIDTH))

    def split(self, fold):
        """Rows to learn from; fold -1 keeps none aside."""
        return [row for row in self.rows if self.fold_of[row] != fold]

    def ordered(self, rows, size=48):
        """Batches of rows of similar length."""
        ordered = sorted(rows, key=lambda row: self.lengths[row])
        return [np.array(ordered[i : i + size]) for i in range(0, len(ordered), size)]

    def known_item(self, row):
        item = known_item(row, self.labels[self.names[row]])
        evidence = self.stored[row]['evidence']
        if len(evidence['words']) == len(item.word_scores):
            item.evidence = np.array(evidence['words'], np.float32)
        item.heard = np.array(evidence['whole'], np.float32)
        return item

    def sound(self, audio):
        """[T, 4] of every recording on its whole timeline."""
        path = f'{self.folder}/sound.npz'
        if not os.path.exists(path):
            frames = [row['frameCount'] for row in self.stored]
            found = [sound_numbers(*frame_sound(read_samples(audio, name), n)) for name, n in zip(self.names, frames)]
            np.savez(path, sound=np.concatenate(found), ends=np.cumsum(frames))
        stored = np.load(path)
        return np.split(stored['sound'], stored['ends'][:-1])


def said_items(reference, pieces):
    """The ways to read what was heard, each with the experts' scores of the phones and words it answers to."""
    groups = [(group['ways'], proof) for piece in pieces for group, proof in zip(piece['groups'], piece['words'])]
    groups = [(ways, proof) for ways, proof in groups if any(phones for way in ways for phones in way)]
    if not groups:
        return []
    wholes = np.array([piece['whole'] for piece in pieces], np.float32)
    heard = np.array([wholes[:, 0].mean(), wholes[:, 1].min(), wholes[:, 2].mean()], np.float32)
    items = []
    for pick in range(max(len(ways) for ways, _ in groups)):
        chosen = [(ways[min(pick, len(ways) - 1)], proof) for ways, proof in groups]
        words = [[plain(phone) for phone in phones] for way, _ in chosen for phones in way if phones]
        proof = [proof for way, proof in chosen for phones in way if phones]
        items.append(said_item(reference, words, proof))
        items[-1].heard = heard
    return items


def said_item(reference, words, proof):
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
    return Item(reference.row, words, phone_scores, word_scores, reference.utterance, False, proof)
