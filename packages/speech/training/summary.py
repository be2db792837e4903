"""Utterance scores from what the scorers say of phones and words: ridge regression and boosted trees."""

import numpy as np
from sklearn.ensemble import GradientBoostingRegressor

RIDGE = 0.3
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
