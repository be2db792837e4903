"""Utterance scores from what the scorers say of phones and words: train_summary.py LABELS FEATURES_DIR OUT.pkl NAME...

NAME: predictions of train_scorer.py to average. They were made for speakers the scorers had not heard, so the summary learns how
far to trust them. Ridge regression and boosted trees, averaged with the scorers' own utterance scores.
"""

import json
import pickle
import sys

import numpy as np

from phones import FOLDS
from summary import Summary, summary
from train_scorer import ADULT, figures, table

# What each summary learns from; it is measured on the first.
LEARNS_FROM = {'known': ('known',), 'heard': ('base', 'adapted')}


def main(labels, features, out, *names):
    with open(labels) as file:
        labels = json.load(file)
    ages = [labels[name]['age'] for name in sorted(labels)]
    folds = [list(np.load(f'{features}/features-{fold}.npz', allow_pickle=True)['items']) for fold in range(FOLDS)]
    parts = [np.load(f'{features}/{name}.npz', allow_pickle=True)['predictions'][0] for name in names]
    told = lambda item: [part[(item['row'], item['kind'])] for part in parts if (item['row'], item['kind']) in part]
    guess = lambda item: tuple(np.mean(verdicts, 0) for verdicts in zip(*told(item)))
    models, kept = {}, {}
    for setting, kinds in LEARNS_FROM.items():
        items = [[item for item in fold if item['kind'] in kinds] for fold in folds]
        guesses = [[guess(item) for item in fold] for fold in items]
        rows = [np.stack([summary(g, i) for g, i in zip(gs, its)]) for gs, its in zip(guesses, items)]
        scores = [np.stack([item['scores'] for item in fold]) for fold in items]
        tested = [[k for k, item in enumerate(fold) if item['kind'] == kinds[0]] for fold in items]
        results = []
        for fold in range(FOLDS):
            others = [k for k in range(FOLDS) if k != fold]
            model = Summary(np.concatenate([rows[k] for k in others]), np.concatenate([scores[k] for k in others]))
            wholes = model(rows[fold])
            results.append([(items[fold][k], (*guesses[fold][k][:2], wholes[k])) for k in tested[fold]])
            keys = [(item['row'], item['kind']) for item in items[fold]]
            kept |= {key: (*guess[:2], whole) for key, guess, whole in zip(keys, guesses[fold], wholes)}
        for who, least, most in (('all', 0, 99), ('adults', ADULT, 99), ('under 18', 0, ADULT - 1)):
            chosen = [[pair for pair in result if least <= ages[pair[0]['row']] <= most] for result in results]
            table([figures(*zip(*pairs)) for pairs in chosen], f'summary {setting} {who}')
        models[setting] = Summary(np.concatenate(rows), np.concatenate(scores))
    with open(out, 'wb') as file:
        pickle.dump({'models': models, 'predictions': kept}, file)


if __name__ == '__main__':
    main(*sys.argv[1:])
