"""Utterance scores from what the scorers say of phones and words: train_summary.py FEATURES_DIR OUT.pkl NAME...

NAME: predictions of train_scorer.py to average. They were made for speakers the scorers had not heard, so the summary learns how
far to trust them. Ridge regression and boosted trees, averaged with the scorers' own utterance scores.
"""

import pickle
import sys

import numpy as np
from sklearn.ensemble import GradientBoostingRegressor

from train_scorer import figures, table

FOLDS, RIDGE = 5, 0.3
TREES = {'n_estimators': 120, 'max_depth': 3, 'learning_rate': 0.05, 'subsample': 0.5, 'max_features': 0.3, 'random_state': 0}


def summary(guess, item):
    """51 numbers; src/pronunciation/summarise.ts computes the same."""
    phone, word, whole = (np.asarray(part, np.float64) for part in guess)
    evidence, numbers = np.asarray(item['evidence'], np.float64), np.asarray(item['numbers'], np.float64)[:, 40:]
    accuracy, lead = word[:, 0], evidence[:, 2]
    worst = np.sort(numbers[:, 3])[: max(1, len(numbers) // 5)]
    return np.concatenate(
        (
            whole,
            [phone.mean(), phone.min(), np.sort(phone)[:3].mean(), (phone < 1.2).mean(), (phone < 0.8).mean(), phone.std()],
            [accuracy.mean(), accuracy.min()],
            [(accuracy < limit).mean() for limit in (1.5, 1.2, 0.9)],
            [word[:, 2].mean(), word[:, 2].min(), word[:, 1].mean()],
            evidence.mean(0),
            evidence.min(0),
            [(lead < 0).mean()],
            item['heard'],
            item['utterance'][:16],
            [np.log(len(word)), numbers[:, 0].mean(), numbers[:, 3].mean(), numbers[:, 5].mean(), worst.mean()],
        )
    ).astype(np.float32)


class Summary:
    def __init__(self, rows, scores):
        self.mean, self.deviation = rows.mean(0), rows.std(0) + 1e-6
        normed = (rows - self.mean) / self.deviation
        self.offset = scores.mean(0)
        inverse = normed.T @ normed + RIDGE * len(rows) * np.eye(rows.shape[1])
        self.weights = np.linalg.solve(inverse, normed.T @ (scores - self.offset))
        self.trees = [GradientBoostingRegressor(**TREES).fit(rows, scores[:, aspect]) for aspect in range(4)]

    def __call__(self, rows):
        linear = (rows - self.mean) / self.deviation @ self.weights + self.offset
        grown = np.stack([tree.predict(rows) for tree in self.trees], 1)
        return (linear + grown + rows[:, :4]) / 3


def main(features, out, *names):
    folds = [list(np.load(f'{features}/features-{fold}.npz', allow_pickle=True)['items']) for fold in range(FOLDS)]
    parts = [np.load(f'{features}/{name}.npz', allow_pickle=True)['predictions'][0] for name in names]
    guess = lambda item: tuple(np.mean([part[(item['row'], item['known'])][k] for part in parts], 0) for k in range(3))
    models, kept = {}, {}
    for known in (True, False):
        items = [[item for item in fold if item['known'] == known] for fold in folds]
        guesses = [[guess(item) for item in fold] for fold in items]
        rows = [np.stack([summary(g, i) for g, i in zip(gs, its)]) for gs, its in zip(guesses, items)]
        scores = [np.stack([item['scores'] for item in fold]) for fold in items]
        results = []
        for fold in range(FOLDS):
            others = [k for k in range(FOLDS) if k != fold]
            model = Summary(np.concatenate([rows[k] for k in others]), np.concatenate([scores[k] for k in others]))
            found = [(phone, word, whole) for (phone, word, _), whole in zip(guesses[fold], model(rows[fold]))]
            results.append(figures(items[fold], found))
            kept |= {(int(item['row']), known): g for item, g in zip(items[fold], found)}
        table(results, f'summary {"known" if known else "heard"}')
        models[known] = Summary(np.concatenate(rows), np.concatenate(scores))
    with open(out, 'wb') as file:
        pickle.dump({'models': models, 'predictions': kept}, file)


if __name__ == '__main__':
    main(*sys.argv[1:])
