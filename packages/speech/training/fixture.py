"""Numbers of every stage, for the test that the product computes the same: fixture.py SPOKEN_DIR HEADS_DIR SUMMARY.pkl REFINED.pkl
OUT.json SCORERS.pt...

SPOKEN_DIR: recordings and labels.json of speak-fixture.ts with what dump.ts made of them (`states` and `base`).
"""

import json
import pickle
import sys

import numpy as np
import torch

from extract import load_assessor, row_features
from refine import refined_rows
from stack import StackedScorer
from stored import Stored, read_lines
from summary import summary
from train_refine import with_accuracy
from train_scorer import predict


def rounded(value, digits=4):
    return np.round(np.asarray(value, np.float64), digits).tolist()


def half(weights):
    """Matrices as export_weights.py writes them."""
    return {name: value.half().float() if value.ndim == 2 else value for name, value in weights.items()}


def load_scorers(paths):
    found = []
    for path in paths:
        for state in torch.load(path, map_location='cpu'):
            scorer = StackedScorer()
            scorer.load_state_dict(half(state))
            found.append(scorer.eval())
    return found


def main(spoken, heads, summary_file, refined_file, out, *scorer_files):
    corpus = Stored(f'{spoken}/labels.json', spoken)
    assessor, scorers = load_assessor(heads, -1), load_scorers(scorer_files)
    with open(summary_file, 'rb') as file:
        models = pickle.load(file)['models']
    with open(refined_file, 'rb') as file:
        refiners = pickle.load(file)['models']
    heard, sound = {'base': read_lines(spoken, 'base')}, corpus.sound(spoken)
    cases = []
    for row, name in enumerate(corpus.names):
        with torch.no_grad():
            readings = row_features(corpus, assessor, sound, row, heard)
        for item in readings:
            guess = predict(scorers, [item], torch.device('cpu'))[0]
            setting = 'known' if item['known'] else 'heard'
            rows = summary(guess, item)
            whole = models[setting](rows[None])[0]
            phone_rows, word_rows = refined_rows((*guess[:2], whole), item)
            accuracy = refiners[setting]['word'].predict(word_rows)
            cases.append(
                {
                    'recording': f'parity-{name}',
                    'setting': setting,
                    'text': corpus.labels[name]['text'] if item['known'] else ' '.join(p['text'] for p in heard['base'][name][1]['pieces']),
                    'chunks': corpus.stored[row]['chunks'],
                    'frameCount': corpus.stored[row]['frameCount'],
                    'phones': item['phones'].tolist(),
                    'words': item['words'].tolist(),
                    'places': item['places'].tolist(),
                    'evidence': rounded(item['evidence']),
                    'heard': rounded(item['heard']),
                    'starts': item['spans'][0].tolist(),
                    'ends': item['spans'][1].tolist(),
                    'numbers': rounded(item['numbers'], 3),
                    'pooled': rounded(item['pooled'], 3),
                    'utterance': rounded(item['utterance'], 3),
                    'phoneScores': rounded(refiners[setting]['phone'].predict(phone_rows)),
                    'wordScores': rounded(with_accuracy(guess[1], accuracy)),
                    'summary': rounded(whole),
                }
            )
    with open(out, 'w') as file:
        json.dump(cases, file)


if __name__ == '__main__':
    main(*sys.argv[1:])
