"""Alignments, frame targets and projections from the base encoder: prepare.py DATA_DIR

Writes base.npz: spans and frame targets of every recording, norms of the encoder's states, whitening projections;
and base_tokens.json, what the base recogniser hears.
"""

import json
import sys

import numpy as np
import torch

from assessor import POOL_STATES
from corpus import Corpus, best_device, fast
from fit_heads import align_all, ctc_loss, fit_head, frame_loss, frame_targets, log_prior, new_head, projections
from recognise import transcribe


@torch.no_grad()
def frozen_states(corpus, encoder):
    kept = {}
    for rows in corpus.ordered(corpus.rows):
        audio, samples = corpus.recordings.batch_audio(rows)
        with fast(corpus.device):
            states, frames = encoder(audio, samples)
        joined = torch.cat([states[i] for i in POOL_STATES], -1).half()
        for i, row in enumerate(rows.tolist()):
            kept[row] = joined[i, : frames[i]].clone()
    return kept


def main(folder, limit=0):
    torch.manual_seed(762)
    random = np.random.default_rng(762)
    corpus = Corpus(folder, best_device(), limit)
    encoder = corpus.encoder().eval()
    heard = transcribe(corpus, encoder, corpus.decoder(), corpus.rows)
    with open(f'{folder}/base_tokens.json', 'w') as file:
        json.dump(heard, file)
    frozen = frozen_states(corpus, encoder)
    sample = torch.cat([frozen[row] for row in corpus.rows[::4]]).float()
    mean, deviation = sample.mean(0), sample.std(0) + 1e-4
    head = new_head(corpus, mean, deviation)
    print('ctc', fit_head(corpus, frozen, head, corpus.rows, 4, ctc_loss(corpus), random))
    targets = frame_targets(corpus, align_all(corpus, frozen, head, 0))
    head = new_head(corpus, mean, deviation)
    print('frames', fit_head(corpus, frozen, head, corpus.rows, 3, frame_loss(corpus, targets), random))
    spans = align_all(corpus, frozen, head, log_prior(corpus, frozen, head, corpus.rows))
    np.savez(
        f'{folder}/base.npz',
        mean=mean.cpu().numpy(),
        deviation=deviation.cpu().numpy(),
        spans=np.concatenate([spans[row] for row in corpus.rows], 1),
        targets=np.concatenate([targets[row] for row in corpus.rows]),
        **projections(corpus, frozen, spans, mean, deviation),
    )


if __name__ == '__main__':
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
