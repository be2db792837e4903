"""Verdicts on phones and words looked at again, with each other, the whole and the decoder's evidence in view: boosted trees."""

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

TREES = {
    'max_iter': 120, 'learning_rate': 0.06, 'max_leaf_nodes': 12, 'min_samples_leaf': 60, 'l2_regularization': 5,
    'early_stopping': False, 'random_state': 0,
}
# What stands in for the verdict before the first and after the last.
EDGE = 2.0


def within_words(item, values, pick):
    owner = item['words']
    return np.array([pick(values[owner == word]) for word in range(len(item['word_scores']))])


def beside(values):
    return np.r_[EDGE, values[:-1]], np.r_[values[1:], EDGE]


def refined_rows(guess, item):
    """[phones, 40] and [words, 21]; src/pronunciation/refine-verdicts.ts computes the same."""
    phone, word, whole = (np.asarray(part, np.float64) for part in guess)
    owner, numbers = item['words'], np.asarray(item['numbers'], np.float64)[:, 40:]
    least, mean = within_words(item, phone, np.min), within_words(item, phone, np.mean)
    size = np.log(within_words(item, phone, len))
    goodness = numbers[:, 3]
    shared = np.concatenate((whole, item['heard']))
    spread = lambda count: np.tile(shared, (count, 1))
    words = np.column_stack(
        (
            word, least, mean, size, *beside(word[:, 0]), within_words(item, goodness, np.mean),
            within_words(item, goodness, np.min), item['evidence'], spread(len(word)),
        )
    )
    phones = np.column_stack(
        (
            phone, *beside(phone), word[owner], least[owner], mean[owner], size[owner], item['places'], item['phones'],
            item['evidence'][owner], spread(len(phone)), numbers,
        )
    )
    return phones.astype(np.float32), words.astype(np.float32)


def fit_trees(rows, scores):
    scored = ~np.isnan(scores)
    return HistGradientBoostingRegressor(**TREES).fit(rows[scored], scores[scored])


def tree_weights(model):
    """As summary_weights of export_weights.py: rows of feature, threshold, left, right, value."""
    rows, roots = [], []
    for (tree,) in model._predictors:
        at = len(rows)
        roots.append(at)
        for node in tree.nodes:
            left, right = (-1, -1) if node['is_leaf'] else (at + node['left'], at + node['right'])
            rows.append([node['feature_idx'], node['num_threshold'], left, right, node['value']])
    return {'nodes': np.array(rows), 'roots': np.array(roots), 'start': np.array([float(np.ravel(model._baseline_prediction)[0])])}
