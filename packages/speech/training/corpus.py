"""The labelled recordings at several speeds, their folds, and what the published recogniser made of them."""

import json

import numpy as np
import torch

from moonshine import Decoder, Encoder, load
from phones import plain
from transcripts import Pieces

RATE_HZ = 16000


class Corpus:
    def __init__(self, folder, device, speeds=('1',)):
        self.folder, self.device = folder, device
        with open(f'{folder}/labels.json') as file:
            self.labels = json.load(file)
        with open(f'{folder}/folds.json') as file:
            folds = json.load(file)
        self.names = sorted(self.labels)
        self.rows = list(range(len(self.names)))
        self.speaker_of = [self.labels[name]['speaker'] for name in self.names]
        self.fold_of = [folds[speaker] for speaker in self.speaker_of]
        self.audio = {speed: self.read_audio(speed) for speed in speeds}
        self.spoken = np.load(f'{folder}/spoken.npy')
        self.pieces = Pieces(f'{folder}/bpe.json')

    def read_audio(self, speed):
        ends = np.load(f'{self.folder}/ends-{speed}.npy')
        return torch.from_numpy(np.load(f'{self.folder}/audio-{speed}.npy')).to(self.device), np.concatenate(([0], ends))

    def text(self, row):
        return self.labels[self.names[row]]['text']

    def phones(self, row):
        return [plain(phone) for word in self.labels[self.names[row]]['words'] for phone in word['phones']]

    def sound(self, row, speed='1', whole_start=True, whole_end=True):
        """Samples between -1 and 1; without the silence before or after the words where it is not wanted."""
        audio, ends = self.audio[speed]
        first, last = self.spoken[row] / float(speed)
        start = ends[row] + (0 if whole_start else int(first))
        end = ends[row + 1] if whole_end else min(ends[row + 1], ends[row] + int(last))
        return audio[start:end].float() / 32768

    def targets(self):
        """The tokens of every sentence in the recogniser's own style."""
        with open(f'{self.folder}/targets.json') as file:
            return json.load(file)

    def split(self, fold):
        """Rows to learn from and rows of the speakers kept aside; fold -1 keeps none."""
        train = [row for row in self.rows if self.fold_of[row] != fold]
        return train, [row for row in self.rows if self.fold_of[row] == fold]

    def encoder(self):
        return load(Encoder(), f'{self.folder}/encoder.npz').to(self.device)

    def decoder(self):
        return load(Decoder(), f'{self.folder}/decoder.npz').to(self.device).eval().requires_grad_(False)


def padded_audio(sounds):
    """Padded to whole seconds: few shapes, and lengths that are quick to transform."""
    samples = torch.tensor([len(sound) for sound in sounds], device=sounds[0].device)
    audio = torch.nn.utils.rnn.pad_sequence(sounds, batch_first=True)
    return torch.nn.functional.pad(audio, (0, -audio.shape[1] % RATE_HZ)), samples


def fast(device):
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == 'cuda')


def best_device():
    return torch.device('cuda' if torch.cuda.is_available() else 'cpu')
