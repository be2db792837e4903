"""How far verdicts can be trusted: calibrate.py LABELS FEATURES_DIR REFINED.pkl OUT.json

Flags: the highest verdict at which what is flagged is wrong for the experts in 70 of 100 cases. Confidence: the chance that a
verdict lies near the experts', a logistic function of a few numbers. Both on speakers the scorers had not heard.
"""

import json
import pickle
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

from phones import FOLDS
from train_scorer import ADULT

PRECISION = 0.7
# In units of 0-2: 20 of 100 for phones and words, 10 of 100 for the whole.
NEAR = {'phone': 0.4, 'word': 0.4, 'whole': 0.2}
WRONG = {'phone': 0.999, 'word': 1.2001}
# A threshold under which fewer verdicts lie was found by chance.
FEWEST = 150


def phone_rows(item, phone):
    numbers, evidence = np.asarray(item['numbers'], np.float32)[:, 40:], item['evidence'][item['words']]
    return np.stack((phone, phone**2, numbers[:, 3], numbers[:, 8], evidence[:, 0]), 1)


def word_rows(item, word):
    accuracy, evidence = word[:, 0], item['evidence']
    size = np.log(np.bincount(item['words'], minlength=len(word)))
    return np.stack((accuracy, accuracy**2, evidence[:, 0], evidence[:, 2], size), 1)


def whole_rows(item, whole):
    shared = [item['heard'][0], item['fit'], np.log(len(item['phones']))]
    return np.array([[score, score**2, *shared] for score in whole])


def gather(folds, predictions, kind, ages):
    """{level: (inputs, verdicts, truths, fold, adult)}"""
    found = {level: [[], [], [], [], []] for level in NEAR}
    for fold, items in enumerate(folds):
        for item in items:
            if item['kind'] != kind:
                continue
            phone, word, whole = predictions[(item['row'], kind)]
            levels = {
                'phone': (phone_rows(item, phone), phone, item['phone_scores']),
                'word': (word_rows(item, word), word[:, 0], item['word_scores'][:, 0]),
                'whole': (whole_rows(item, whole), whole, item['scores']),
            }
            for level, (rows, verdict, truth) in levels.items():
                scored = ~np.isnan(truth)
                count, adult = int(scored.sum()), ages[item['row']] >= ADULT
                values = (rows[scored], verdict[scored], truth[scored], np.full(count, fold), np.full(count, adult))
                for column, value in zip(found[level], values):
                    column.append(value)
    return {level: [np.concatenate(column) for column in columns] for level, columns in found.items()}


def threshold(verdict, wrong):
    """The highest verdict with enough precision below it, or None."""
    order = np.argsort(verdict)
    precision = np.cumsum(wrong[order]) / np.arange(1, len(order) + 1)
    good = np.flatnonzero((precision >= PRECISION) & (np.arange(len(order)) >= FEWEST))
    return float(verdict[order][good[-1]]) if len(good) else None


def rates(flagged, wrong):
    return f'precision {wrong[flagged].mean():.2f} recall {flagged[wrong].mean():.2f}' if flagged.any() else 'none'


def flags(level, data):
    """Thresholds of everybody, adults and children; figures with thresholds of the other folds."""
    _, verdict, truth, fold, adult = data
    wrong, found = truth < WRONG[level], {}
    for who, chosen in (('all', adult | True), ('adults', adult), ('under18', ~adult)):
        limits = [threshold(verdict[chosen & (fold != k)], wrong[chosen & (fold != k)]) for k in range(FOLDS)]
        limits = np.array([-np.inf if limit is None else limit for limit in limits])
        flagged = verdict <= limits[fold]
        found[who] = threshold(verdict[chosen], wrong[chosen])
        told = [rates(flagged[of], wrong[of]) for of in (chosen, chosen & adult, chosen & ~adult) if of.any()]
        print(f'  {level} wrong, {who}: {found[who]} ' + ' | '.join(told))
    return found


def confidence(level, rows, verdict, truth, fold):
    """Weights and offset; chances of the other folds tell how good they are."""
    near = np.abs(np.clip(verdict, 0, 2) - truth) <= NEAR[level] + 1e-6
    fit = lambda chosen: LogisticRegression(C=1.0, max_iter=500).fit(rows[chosen], near[chosen])
    chances = np.zeros(len(rows))
    for k in range(FOLDS):
        chances[fold == k] = fit(fold != k).predict_proba(rows[fold == k])[:, 1]
    edges = np.quantile(chances, [0, 0.2, 0.4, 0.6, 0.8, 1])
    bins = [(chances >= low) & (chances <= high) for low, high in zip(edges, edges[1:])]
    told = ' '.join(f'{chances[b].mean():.2f}:{near[b].mean():.2f}' for b in bins)
    print(f'  {level} near: {near.mean():.3f}, auc {roc_auc_score(near, chances):.3f}, told:true {told}')
    model = fit(slice(None))
    return [*model.coef_[0].tolist(), float(model.intercept_[0])]


def main(labels, features, refined, out):
    with open(labels) as file:
        labels = json.load(file)
    ages = [labels[name]['age'] for name in sorted(labels)]
    folds = [list(np.load(f'{features}/features-{fold}.npz', allow_pickle=True)['items']) for fold in range(FOLDS)]
    with open(refined, 'rb') as file:
        predictions = pickle.load(file)['predictions']
    found = {}
    for kind, setting in (('known', 'known'), ('base', 'heard')):
        print(setting)
        data = gather(folds, predictions, kind, ages)
        for level in ('phone', 'word'):
            for who, limit in flags(level, data[level]).items():
                found[f'flags.{setting}.{level}.{who}'] = [-1 if limit is None else limit]
        for level, (rows, verdict, truth, fold, _) in data.items():
            found[f'confidence.{setting}.{level}'] = confidence(level, rows, verdict, truth, fold)
    with open(out, 'w') as file:
        json.dump(found, file)


if __name__ == '__main__':
    main(*sys.argv[1:])
