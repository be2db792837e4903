"""Trees over the verdicts on phones and words: train_refine.py LABELS FEATURES_DIR SUMMARY.pkl OUT.pkl

The verdicts were made for speakers the scorers had not heard. Figures: each fold by trees that have not seen it.
"""

import json
import pickle
import sys

import numpy as np

from phones import FOLDS
from refine import fit_trees, refined_rows
from train_scorer import ADULT, figures, table
from train_summary import LEARNS_FROM


def together(lists, chosen):
    return np.concatenate([values for k in chosen for values in lists[k]])


def with_accuracy(words, accuracy):
    return np.column_stack((accuracy, words[:, 1:]))


def main(labels, features, summary, out):
    with open(labels) as file:
        labels = json.load(file)
    ages = [labels[name]['age'] for name in sorted(labels)]
    folds = [list(np.load(f'{features}/features-{fold}.npz', allow_pickle=True)['items']) for fold in range(FOLDS)]
    with open(summary, 'rb') as file:
        predictions = pickle.load(file)['predictions']
    models, kept = {}, {}
    for setting, kinds in LEARNS_FROM.items():
        items = [[item for item in fold if item['kind'] in kinds] for fold in folds]
        rows = [[refined_rows(predictions[(i['row'], i['kind'])], i) for i in fold] for fold in items]
        phones, words = ([[pair[level] for pair in fold] for fold in rows] for level in (0, 1))
        phone_scores = [[item['phone_scores'] for item in fold] for fold in items]
        word_scores = [[item['word_scores'][:, 0] for item in fold] for fold in items]
        fit = lambda chosen: (
            fit_trees(together(phones, chosen), together(phone_scores, chosen)),
            fit_trees(together(words, chosen), together(word_scores, chosen)),
        )
        results = []
        for fold in range(FOLDS):
            phone_trees, word_trees = fit([k for k in range(FOLDS) if k != fold])
            found = []
            for item, phone, word in zip(items[fold], phones[fold], words[fold]):
                if item['kind'] != kinds[0]:
                    continue
                _, before, whole = predictions[(item['row'], item['kind'])]
                guess = (phone_trees.predict(phone), with_accuracy(before, word_trees.predict(word)), whole)
                found.append((item, guess))
                kept[(item['row'], item['kind'])] = guess
            results.append(found)
        for who, low, high in (('all', 0, 99), ('adults', ADULT, 99), ('under 18', 0, ADULT - 1)):
            chosen = [[pair for pair in result if low <= ages[pair[0]['row']] <= high] for result in results]
            table([figures(*zip(*pairs)) for pairs in chosen], f'refined {setting} {who}')
        models[setting] = dict(zip(('phone', 'word'), fit(range(FOLDS))))
    with open(out, 'wb') as file:
        pickle.dump({'models': models, 'predictions': kept}, file)


if __name__ == '__main__':
    main(*sys.argv[1:])
