"""Fitting frame heads: alignment without spans, alignment with them, targets of frames, projections of states."""

import math

import numpy as np
import torch
import torch.nn.functional as F

from alignment import align, regions
from assessor import SILENCE, FrameHead, segment_mean
from dataset import batches, collate

PRIOR_WEIGHT = 0.5
SIZES = {'phone': 128, 'mean': 128, 'spread': 64}


def padded_states(corpus, frozen, rows):
    states = torch.nn.utils.rnn.pad_sequence([frozen[row] for row in rows.tolist()], batch_first=True).float()
    return states, torch.from_numpy(corpus.lengths[rows]).to(corpus.device)


def schedule(optimizer, steps, warm):
    shape = lambda step: min(1, (step + 1) / warm) * 0.5 * (1 + math.cos(math.pi * min(1, step / steps)))
    return torch.optim.lr_scheduler.LambdaLR(optimizer, shape)


def new_head(corpus, mean, deviation):
    head = FrameHead().to(corpus.device)
    head.mean.copy_(mean[416:])
    head.deviation.copy_(deviation[416:])
    return head


def fit_head(corpus, frozen, head, rows, epochs, loss_of, random):
    optimizer = torch.optim.AdamW(head.parameters(), 2e-3, weight_decay=1e-2)
    plan = [np.array(group) for _ in range(epochs) for group in batches(rows, corpus.lengths, 12, random)]
    rates = schedule(optimizer, len(plan), 40)
    head.train()
    for group in plan:
        states, frames = padded_states(corpus, frozen, group)
        states = states[..., 416:]
        for _ in range(2):
            width = int(random.integers(0, 7))
            at = int(random.integers(0, max(1, states.shape[1] - width)))
            states[:, at : at + width] = head.mean
        loss = loss_of(head(states), frames, group)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(head.parameters(), 5)
        optimizer.step()
        rates.step()
    head.eval()
    return loss.item()


def ctc_loss(corpus):
    def loss(logs, frames, rows):
        batch = collate([corpus.items[row] for row in rows], corpus.device)
        return F.ctc_loss(logs.transpose(0, 1), batch['phones'], frames, batch['counts'], SILENCE, zero_infinity=True)

    return loss


def frame_loss(corpus, targets):
    def loss(logs, frames, rows):
        target = np.full((len(rows), logs.shape[1]), -100)
        for i, row in enumerate(rows):
            target[i, : corpus.lengths[row]] = targets[row]
        target = torch.from_numpy(target).to(corpus.device)
        return F.cross_entropy(logs.transpose(1, 2), target, label_smoothing=0.05)

    return loss


@torch.no_grad()
def align_all(corpus, frozen, head, prior):
    """{row: [start, end, left, right] x phones}"""
    spans = {}
    for rows in corpus.ordered(corpus.rows, 128):
        states, frames = padded_states(corpus, frozen, rows)
        batch = collate([corpus.items[row] for row in rows], corpus.device)
        start, end = align(head(states[..., 416:]) - prior, frames, batch['phones'], batch['counts'])
        left, right = regions(start, end, frames, batch['counts'])
        for i, row in enumerate(rows.tolist()):
            spans[row] = torch.stack((start, end, left, right))[:, i, : len(corpus.items[row].phones)].cpu().numpy()
    return spans


@torch.no_grad()
def log_prior(corpus, frozen, head, rows_all):
    total, seen = 0, 0
    for rows in corpus.ordered(rows_all[::4]):
        states, frames = padded_states(corpus, frozen, rows)
        inside = torch.arange(states.shape[1], device=corpus.device)[None] < frames[:, None]
        total = total + (head(states[..., 416:]).exp() * inside[..., None]).sum((0, 1))
        seen += int(frames.sum())
    return PRIOR_WEIGHT * (total / seen).log()


def frame_targets(corpus, spans):
    """A phone owns its region, at most 4 frames from its middle; phones scored under 1 teach nothing."""
    targets = {}
    for row, (start, end, left, right) in spans.items():
        target = np.full(corpus.lengths[row], SILENCE)
        middle = (start + end - 1) // 2
        item = corpus.items[row]
        for i, phone in enumerate(item.phones):
            low, high = max(left[i], middle[i] - 4), min(right[i], middle[i] + 5)
            target[low:high] = phone if item.phone_scores[i] >= 1 else -100
        targets[row] = target
    return targets


def whitening(rows, size):
    """Projection and offset onto the strongest directions, each with unit deviation."""
    centre = rows.mean(0)
    centred = (rows - centre).double()
    values, vectors = torch.linalg.eigh(centred.T @ centred / len(rows))
    projection = (vectors / values.clamp(min=1e-9).sqrt()).T.flip(0)[:size].float()
    return projection.cpu().numpy(), (-projection @ centre).cpu().numpy()


@torch.no_grad()
def projections(corpus, frozen, spans, mean, deviation):
    phones, means, spreads = [], [], []
    for row in corpus.rows:
        states = (frozen[row].float() - mean) / deviation
        start, end = (torch.from_numpy(x).to(corpus.device)[None] for x in spans[row][:2])
        phones.append(segment_mean(states[None], start, end)[0][::3])
        speech = states[start[0, 0] : end[0, -1]]
        means.append(speech.mean(0))
        spreads.append(speech.std(0))
    found = {}
    for name, rows in (('phone', torch.cat(phones)), ('mean', torch.stack(means)), ('spread', torch.stack(spreads))):
        found[f'{name}_weight'], found[f'{name}_bias'] = whitening(rows, SIZES[name])
    return found
