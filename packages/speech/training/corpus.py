"""The labelled recordings, their folds, the phone inventory and what the base model made of them."""

import json

import numpy as np
import torch

from dataset import Recordings, known_item
from moonshine import Decoder, Encoder, load
from transcripts import Pieces


class Corpus:
    def __init__(self, folder, device, limit=0):
        self.folder, self.device = folder, device
        with open(f'{folder}/labels.json') as file:
            self.labels = json.load(file)
        with open(f'{folder}/folds.json') as file:
            folds = json.load(file)
        self.names = sorted(self.labels)
        self.fold_of = [folds[self.labels[name]['speaker']] for name in self.names]
        self.items = [known_item(row, self.labels[name]) for row, name in enumerate(self.names)]
        sound = np.load(f'{folder}/sound.npz')
        audio = np.load(f'{folder}/audio.npy')
        self.recordings = Recordings(audio, sound['samples'], sound['sound'], sound['offsets'], device)
        self.lengths = self.recordings.frames
        self.pieces = Pieces(f'{folder}/bpe.json')
        self.rows = list(range(len(self.names)))
        if limit:
            self.rows = self.rows[:: len(self.rows) // limit]

    def text(self, row):
        return self.labels[self.names[row]]['text']

    def split(self, fold):
        """Rows to learn from and rows of the speakers kept aside; fold -1 keeps none."""
        train = [row for row in self.rows if self.fold_of[row] != fold]
        return train, [row for row in self.rows if self.fold_of[row] == fold]

    def encoder(self):
        return load(Encoder(), f'{self.folder}/encoder.npz').to(self.device)

    def decoder(self):
        return load(Decoder(), f'{self.folder}/decoder.npz').to(self.device).eval().requires_grad_(False)

    def ordered(self, rows, size=48):
        """Batches of rows of similar length."""
        ordered = sorted(rows, key=lambda row: self.lengths[row])
        return [np.array(ordered[i : i + size]) for i in range(0, len(ordered), size)]


def fast(device):
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == 'cuda')


def best_device():
    return torch.device('cuda' if torch.cuda.is_available() else 'cpu')


