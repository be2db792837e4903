"""Forced alignment: Viterbi over phones with an optional silence between them."""

import torch

SILENCE = 39
REACH = 4


@torch.no_grad()
def align(scores, frames, phones, counts):
    """scores [B, T, 40] log scores, phones [B, P] padded, counts [B]: first and past-the-last frame of each phone."""
    batch, length, _ = scores.shape
    most, device = phones.shape[1], scores.device
    states = 2 * most + 1
    names = torch.full((batch, states), SILENCE, device=device)
    names[:, 1::2] = phones
    odd = torch.arange(states, device=device) % 2 == 1
    skip = torch.zeros(batch, states, dtype=torch.bool, device=device)
    skip[:, 2:] = odd[2:] & (names[:, 2:] != names[:, :-2])
    emitted = scores.gather(2, names[:, None].expand(-1, length, -1))
    lowest = -1e9
    best = torch.full((batch, states), lowest, device=device)
    best[:, :2] = emitted[:, 0, :2]
    moves = torch.zeros(length, batch, states, dtype=torch.uint8, device=device)
    for t in range(1, length):
        one = torch.nn.functional.pad(best[:, :-1], (1, 0), value=lowest)
        two = torch.nn.functional.pad(best[:, :-2], (2, 0), value=lowest).masked_fill(~skip, lowest)
        value, move = torch.stack((best, one, two)).max(0)
        inside = (t < frames)[:, None]
        best = torch.where(inside, value + emitted[:, t], best)
        moves[t] = torch.where(inside, move.to(torch.uint8), 0)
    last = 2 * counts
    ends = torch.stack((best.gather(1, last[:, None])[:, 0], best.gather(1, last[:, None] - 1)[:, 0]))
    state = torch.where(ends[1] > ends[0], last - 1, last)
    path = torch.zeros(length, batch, dtype=torch.long, device=device)
    for t in range(length - 1, -1, -1):
        path[t] = torch.where(t < frames, state, torch.zeros_like(state))
        state = state - torch.where(t < frames, moves[t].gather(1, state[:, None])[:, 0].long(), 0)
    path = path.T
    hits = path[:, :, None] == (2 * torch.arange(most, device=device) + 1)
    hits &= (torch.arange(length, device=device)[None] < frames[:, None])[:, :, None]
    start = hits.int().argmax(1)
    return start, start + hits.sum(1)


def regions(start, end, frames, counts):
    """A phone's frames up to the midpoints to its neighbours, at most REACH frames away."""
    index = torch.arange(start.shape[1], device=start.device)[None]
    before = torch.nn.functional.pad(end[:, :-1], (1, 0))
    after = torch.nn.functional.pad(start[:, 1:], (0, 1))
    after = torch.where(index == counts[:, None] - 1, frames[:, None], after)
    left = torch.maximum((before + start + 1) // 2, start - REACH)
    left = torch.where(index == 0, (start - REACH).clamp(min=0), left)
    right = torch.minimum((end + after) // 2, end + REACH)
    right = torch.where(index == counts[:, None] - 1, torch.minimum(end + REACH, frames[:, None]), right)
    return torch.minimum(left, start), torch.maximum(right, end)
