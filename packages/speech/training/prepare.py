"""What adapt.py learns from: prepare.py LABELS AUDIO DUMP DATA

DUMP: dump.ts states, for where the words of a recording lie. DATA holds encoder.npz, decoder.npz (unpack_moonshine.py) and
bpe.json; gets the sound at every speed and what the published recogniser hears.
"""

import json
import multiprocessing
import os
import shutil
import sys

import numpy as np
from scipy.signal import resample_poly

from corpus import Corpus, best_device
from recognise import transcribe
from stored import read_lines, read_samples
from transcripts import cased_target

# Up and down: sound at 0.9 of its speed is longer by 10/9, and lower.
SPEEDS = {'0.9': (10, 9), '0.95': (20, 19), '1': (1, 1), '1.05': (20, 21), '1.1': (10, 11)}
FRAME_SAMPLES = 384


def at_all_speeds(job):
    folder, name = job
    samples = read_samples(folder, name)
    bent = (resample_poly(samples, up, down) for up, down in SPEEDS.values())
    return [np.clip(np.round(one * 32768), -32768, 32767).astype(np.int16) for one in bent]


def main(labels, audio, dump, data):
    shutil.copy(labels, f'{data}/labels.json')
    shutil.copy(f'{os.path.dirname(os.path.abspath(__file__))}/folds.json', f'{data}/folds.json')
    with open(labels) as file:
        names = sorted(json.load(file))
    with multiprocessing.Pool() as pool:
        recordings = pool.map(at_all_speeds, [(audio, name) for name in names], 20)
    for speed, sounds in zip(SPEEDS, zip(*recordings)):
        np.save(f'{data}/audio-{speed}.npy', np.concatenate(sounds))
        np.save(f'{data}/ends-{speed}.npy', np.cumsum([len(sound) for sound in sounds]))
    lines = read_lines(dump, 'states')
    edges = [(lines[name][1]['chunks'][0][0], sum(lines[name][1]['chunks'][-1]) + 1) for name in names]
    np.save(f'{data}/spoken.npy', np.array(edges) * FRAME_SAMPLES)
    corpus = Corpus(data, best_device())
    sounds = [corpus.sound(row) for row in corpus.rows]
    heard = transcribe(corpus.encoder().eval(), corpus.decoder(), sounds)
    styled = [cased_target(corpus.text(row), corpus.pieces.decode(tokens)) for row, tokens in zip(corpus.rows, heard)]
    with open(f'{data}/targets.json', 'w') as file:
        json.dump([corpus.pieces.encode(text) for text in styled], file)


if __name__ == '__main__':
    main(*sys.argv[1:])
