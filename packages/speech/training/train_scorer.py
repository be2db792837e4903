"""Trains the scorers that ship, on features of recordings whose speakers the frame head had not heard.

train_scorer.py FEATURES_DIR OUT_DIR --labels LABELS --name NAME [--seed N]: figures over the folds and OUT_DIR/NAME.npz, their
predictions; OUT_DIR/NAME.pt, a scorer on everything.
"""

import argparse
import glob
import json
import math
import multiprocessing

import numpy as np
import torch

from assessor import score_loss
from dataset import batches, padded
from stack import StackedScorer

PER_PHONE = ('numbers', 'pooled', 'phones', 'words', 'places', 'phone_scores')
ASPECTS = ('accuracy', 'fluency', 'prosody', 'total')
ADULT = 18


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('features')
    parser.add_argument('out')
    parser.add_argument('--labels', default='')
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--epochs', type=int, default=10)
    parser.add_argument('--batch', type=int, default=50)
    parser.add_argument('--rate', type=float, default=1.5e-3)
    parser.add_argument('--decay', type=float, default=1e-2)
    parser.add_argument('--width', type=int, default=64)
    parser.add_argument('--dropout', type=float, default=0.1)
    parser.add_argument('--pool-dropout', type=float, default=0.2)
    parser.add_argument('--without', default='')
    parser.add_argument('--kinds', default='known,base,adapted')
    parser.add_argument('--measure-only', action='store_true')
    parser.add_argument('--workers', type=int, default=1)
    parser.add_argument('--device', default='cpu')
    parser.add_argument('--name', default='run')
    return parser.parse_args()


def batch_of(items, device):
    nan = float('nan')
    put = lambda name, value=0: padded([np.asarray(item[name]) for item in items], value, device)
    stack = lambda name: torch.from_numpy(np.stack([np.asarray(item[name], np.float32) for item in items])).to(device)
    return {
        'numbers': put('numbers').float(),
        'pooled': put('pooled').float(),
        'phones': put('phones'),
        'words': put('words', -1),
        'places': put('places'),
        'utterance_numbers': stack('utterance'),
        'heard': stack('heard'),
        'evidence': put('evidence').float(),
        'known': torch.tensor([float(item['known']) for item in items], device=device),
        'phone_scores': put('phone_scores', nan).float(),
        'word_scores': put('word_scores', nan).float(),
        'utterance': stack('scores'),
        'lengths': torch.tensor([len(item['phones']) for item in items]),
        'word_counts': torch.tensor([len(item['word_scores']) for item in items]),
    }


def take(everything, chosen):
    """A batch out of the whole, without the padding it does not need."""
    chosen = torch.from_numpy(chosen)
    longest, most = int(everything['lengths'][chosen].max()), int(everything['word_counts'][chosen].max())
    cut = {'evidence': most, 'word_scores': most}
    batch = {}
    for name, value in everything.items():
        value = value[chosen.to(value.device)]
        batch[name] = value[:, : cut.get(name, longest)] if name in PER_PHONE or name in cut else value
    return batch


def train(items, args, seed, device):
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    model = StackedScorer(args.width, args.dropout, args.pool_dropout, args.without.split(',')).to(device)
    everything = batch_of(items, device)
    model.fit_norms(everything)
    lengths = everything['lengths'].tolist()
    optimizer = torch.optim.AdamW(model.parameters(), args.rate, weight_decay=args.decay)
    steps = args.epochs * math.ceil(len(items) / args.batch)
    shape = lambda step: min(1, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * min(1, step / steps)))
    rates = torch.optim.lr_scheduler.LambdaLR(optimizer, shape)
    model.train()
    for _ in range(args.epochs):
        for group in batches(range(len(items)), lengths, args.batch, random):
            batch = take(everything, np.array(group))
            loss = score_loss(model(batch), batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1)
            optimizer.step()
            rates.step()
    return model.eval()


@torch.no_grad()
def predict(models, items, device):
    found = []
    for at in range(0, len(items), 100):
        group = items[at : at + 100]
        batch = batch_of(group, device)
        outputs = [model(batch) for model in models]
        phone, word, whole = (torch.stack(part).mean(0).cpu().numpy() for part in zip(*outputs))
        for i, item in enumerate(group):
            found.append((phone[i, : len(item['phones'])], word[i, : len(item['word_scores'])], whole[i]))
    return found


def ranks(values):
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts - 1) / 2)[inverse]


def figures(items, found):
    """Pearson and Spearman of each column."""
    columns = {name: ([], []) for name in ('phone', 'word', 'stress') + ASPECTS}
    for item, (phone, word, whole) in zip(items, found):
        scored = ~np.isnan(item['phone_scores'])
        columns['phone'][0].extend(phone[scored])
        columns['phone'][1].extend(item['phone_scores'][scored])
        scored = ~np.isnan(item['word_scores'][:, 0])
        for name, column in (('word', 0), ('stress', 1)):
            columns[name][0].extend(word[scored, column])
            columns[name][1].extend(item['word_scores'][scored, column])
        for i, name in enumerate(ASPECTS):
            columns[name][0].append(whole[i])
            columns[name][1].append(item['scores'][i])
    pearson = {name: np.corrcoef(*pair)[0, 1] for name, pair in columns.items()}
    spearman = {name: np.corrcoef(ranks(np.array(a)), ranks(np.array(b)))[0, 1] for name, (a, b) in columns.items()}
    return pearson, spearman


def table(rows, title):
    names = ('phone', 'word', 'stress') + ASPECTS
    line = ' '.join(f'{np.mean([p[n] for p, _ in rows]):.3f}/{np.mean([s[n] for _, s in rows]):.3f}' for n in names)
    print(f'{title:24s} {line}', flush=True)


def read_folds(args):
    paths = sorted(glob.glob(f'{args.features}/features-?.npz'))
    return [list(np.load(path, allow_pickle=True)['items']) for path in paths]


def run_job(job):
    """Trains without a fold and scores it; fold -1: trains on everything, for the product."""
    args, fold = job
    torch.set_num_threads(1)
    device = torch.device(args.device)
    folds, kinds = read_folds(args), args.kinds.split(',')
    items = [item for other, group in enumerate(folds) if other != fold for item in group if item['kind'] in kinds]
    model = train(items, args, args.seed, device)
    if fold < 0:
        torch.save([model.state_dict()], f'{args.out}/{args.name}.pt')
        return []
    slim = ('row', 'kind', 'phone_scores', 'word_scores', 'scores')
    guesses = predict([model], folds[fold], device)
    return [({name: item[name] for name in slim}, guess) for item, guess in zip(folds[fold], guesses)]


def main():
    """Figures on each fold of a scorer trained without it; keeps the predictions for train_summary.py."""
    args = options()
    with open(args.labels) as file:
        labels = json.load(file)
    ages = {row: labels[name]['age'] for row, name in enumerate(sorted(labels))}
    jobs = [(args, fold) for fold in range(len(read_folds(args)))] + [(args, -1)][: not args.measure_only]
    with multiprocessing.get_context('spawn').Pool(args.workers) as pool:
        results = [result for result in pool.map(run_job, jobs, 1) if result]
    for kind in ('known', 'base'):
        for who, least, most in (('all', 0, 99), ('adults', ADULT, 99), ('under 18', 0, ADULT - 1)):
            chosen = [[(i, g) for i, g in r if i['kind'] == kind and least <= ages[i['row']] <= most] for r in results]
            if all(chosen):
                table([figures(*zip(*pairs)) for pairs in chosen], f'{args.name} {kind} {who}')
    kept = {(int(item['row']), item['kind']): guess for result in results for item, guess in result}
    np.savez_compressed(f'{args.out}/{args.name}.npz', predictions=np.array([kept], object))


if __name__ == '__main__':
    main()
