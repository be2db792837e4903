"""Frame heads on the stored states: train_heads.py LABELS DUMP OUT

Writes OUT/head-K.pt, a head and its prior, for each fold K of speakers kept aside (-1: none), and OUT/base.npz, norms and
projections of the states.
"""

import multiprocessing
import sys

import numpy as np
import torch

from fit_heads import align_all, ctc_loss, fit_head, frame_loss, frame_targets, log_prior, new_head, projections
from phones import FOLDS
from stored import Stored

SEED = 762


def norms(corpus):
    sample = torch.cat([corpus[row] for row in corpus.rows[::4]]).float()
    return sample.mean(0), sample.std(0) + 1e-4


def fit_fold(job):
    labels, dump, out, fold = job
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    corpus = Stored(labels, dump)
    stored = np.load(f'{out}/targets.npz')
    targets = dict(zip(corpus.rows, np.split(stored['targets'], np.cumsum(corpus.lengths)[:-1])))
    head = new_head(corpus, torch.from_numpy(stored['mean']), torch.from_numpy(stored['deviation']))
    rows = corpus.split(fold)
    loss = fit_head(corpus, corpus, head, rows, 3, frame_loss(corpus, targets), np.random.default_rng(SEED))
    prior = log_prior(corpus, corpus, head, rows)
    torch.save({'head': head.state_dict(), 'prior': prior}, f'{out}/head-{fold}.pt')
    print(f'head {fold}: {loss:.3f}', flush=True)


def first_targets(corpus, out):
    """Frame targets from an alignment that was learnt without any."""
    mean, deviation = norms(corpus)
    head = new_head(corpus, mean, deviation)
    loss = fit_head(corpus, corpus, head, corpus.rows, 4, ctc_loss(corpus), np.random.default_rng(SEED))
    print(f'ctc: {loss:.3f}', flush=True)
    targets = frame_targets(corpus, align_all(corpus, corpus, head, 0))
    targets = np.concatenate([targets[row] for row in corpus.rows])
    np.savez(f'{out}/targets.npz', mean=mean.numpy(), deviation=deviation.numpy(), targets=targets)


def project(corpus, out):
    """Projections of the states under the phones that the head on everything finds."""
    stored, kept = np.load(f'{out}/targets.npz'), torch.load(f'{out}/head--1.pt')
    mean, deviation = (torch.from_numpy(stored[name]) for name in ('mean', 'deviation'))
    head = new_head(corpus, mean, deviation)
    head.load_state_dict(kept['head'])
    spans = align_all(corpus, corpus, head.eval(), kept['prior'])
    found = projections(corpus, corpus, spans, mean, deviation)
    np.savez(f'{out}/base.npz', mean=stored['mean'], deviation=stored['deviation'], **found)


def main(labels, dump, out, workers=1):
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    corpus = Stored(labels, dump)
    first_targets(corpus, out)
    with multiprocessing.get_context('spawn').Pool(int(workers)) as pool:
        pool.map(fit_fold, [(labels, dump, out, fold) for fold in (-1, *range(FOLDS))], 1)
    project(corpus, out)


if __name__ == '__main__':
    main(*sys.argv[1:])
