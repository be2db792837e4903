"""From encoder states to scores: frame head, phone and utterance features, scorer."""

import torch
import torch.nn.functional as F
from torch import nn

from alignment import regions

HEAD_STATES = (4, 6, 7, 9)
POOL_STATES = (2, 4, 6, 7, 9)
PHONES, SILENCE = 39, 39
FLOOR = -12.0
LONGEST = 40
PHONE_NUMBERS, UTTERANCE_NUMBERS = 18, 16


class FrameHead(nn.Module):
    def __init__(self, width=128, dropout=0.2):
        super().__init__()
        size = 416 * len(HEAD_STATES)
        self.register_buffer('mean', torch.zeros(size))
        self.register_buffer('deviation', torch.ones(size))
        self.into = nn.Linear(size, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2))
        self.mixes = nn.ModuleList(nn.Linear(3 * width, width) for _ in range(2))
        self.out = nn.Linear(width, PHONES + 1)
        self.dropout = nn.Dropout(dropout)

    def forward(self, states):
        """states [B, T, 1664] -> log posteriors [B, T, 40]"""
        x = self.dropout(F.gelu(self.into((states - self.mean) / self.deviation)))
        for norm, mix in zip(self.norms, self.mixes):
            y = norm(x)
            y = torch.cat((F.pad(y[:, :-1], (0, 0, 1, 0)), y, F.pad(y[:, 1:], (0, 0, 0, 1))), -1)
            x = x + self.dropout(F.gelu(mix(y)))
        return self.out(x).float().log_softmax(-1)


def segment_mean(x, start, end):
    total = F.pad(x.float().cumsum(1), (0, 0, 1, 0))
    pick = lambda index: total.gather(1, index[..., None].expand(-1, -1, x.shape[2]))
    return (pick(end) - pick(start)) / (end - start).clamp(min=1)[..., None]


def within(start, end, length):
    """Frame numbers of each segment [B, P, L] and which of them are in it."""
    steps = torch.arange(LONGEST, device=start.device)
    index = start[..., None] + steps
    return index.clamp(max=length - 1), index < end[..., None]


def masked_mean(x, mask):
    return (x * mask).sum(-1) / mask.sum(-1).clamp(min=1)


def masked_max(x, mask):
    return x.masked_fill(~mask, -1e4).amax(-1)


def phone_numbers(logs, sound, phones, counts, start, end, frames):
    """[B, P, 18] of goodness, duration and sound. sound [B, T, 4]: energy below the loud level in 10 dB, correlation, octaves from the median pitch, voiced."""
    batch = torch.arange(len(logs), device=logs.device)[:, None, None]
    logs = logs.clamp(min=FLOOR)
    silence = logs[..., SILENCE]
    spoken = logs[..., :PHONES]
    index, mask = within(start, end, logs.shape[1])
    left, right = regions(start, end, frames, counts)
    wide_index, wide_mask = within(left, right, logs.shape[1])

    def goodness(index):
        own = spoken[batch, index, phones[..., None]]
        top, which = spoken.topk(2, -1)
        rival = torch.where(which[..., 0][batch, index] == phones[..., None], top[..., 1][batch, index], top[..., 0][batch, index])
        return own, own - rival

    own, ratio = goodness(index)
    wide_own, wide_ratio = goodness(wide_index)
    quiet = silence[batch, index]
    audible = torch.log1p(-quiet.exp().clamp(max=0.999))
    duration = (end - start).clamp(min=1).float()
    position = torch.arange(start.shape[1], device=start.device)[None]
    previous = F.pad(end[:, :-1], (1, 0))
    gap_before = torch.where(position == 0, 0, start - previous).clamp(min=0).float()
    following = F.pad(start[:, 1:], (0, 1))
    gap_after = torch.where(position >= counts[:, None] - 1, 0, following - end).clamp(min=0).float()
    span_start = torch.cat((start[:, :1], start[:, :-1]), 1)
    span_end = torch.where(position >= counts[:, None] - 1, end, torch.cat((end[:, 1:], end[:, -1:]), 1))
    heard = sound[batch, index]
    numbers = (
        masked_mean(own, mask),
        masked_max(own, mask),
        masked_mean(own - audible, mask),
        masked_mean(ratio, mask),
        masked_max(ratio, mask),
        masked_mean(wide_own, wide_mask),
        masked_max(wide_ratio, wide_mask),
        masked_mean(quiet, mask),
        duration.log(),
        gap_before.log1p(),
        gap_after.log1p(),
        (span_end - span_start).clamp(min=1).float().log(),
        masked_mean(heard[..., 0], mask),
        masked_max(heard[..., 0], mask),
        masked_mean(heard[..., 1], mask),
        masked_mean(heard[..., 2], mask),
        masked_mean(heard[..., 3], mask),
        (right - left).clamp(min=1).float().log(),
    )
    real = position < counts[:, None]
    return torch.where(real[..., None], torch.stack(numbers, -1), 0)


def utterance_numbers(sound, phones, counts, start, end, words, numbers):
    """[B, 16] of rate, pauses and melody. words [B, P]: the word each phone belongs to, -1 where padded."""
    inside = words >= 0
    last = (counts - 1)[:, None]
    first_frame, last_frame = start[:, 0], end.gather(1, last)[:, 0]
    span = (last_frame - first_frame).clamp(min=1).float()
    gap = F.pad((start[:, 1:] - end[:, :-1]).clamp(min=0), (1, 0)).float() * inside
    begins = F.pad(words[:, 1:] != words[:, :-1], (1, 0)) & inside
    word_count = (words.amax(1) + 1).float()
    pause = gap * (gap > 8)
    long = (gap > 25).float()
    duration = (end - start).clamp(min=1).float().log()
    mean_duration = masked_mean(duration, inside)
    spread = masked_mean((duration - mean_duration[:, None]) ** 2, inside).sqrt()
    time = torch.arange(sound.shape[1], device=sound.device)[None]
    voiced = (sound[..., 3] > 0) & (time >= first_frame[:, None]) & (time < last_frame[:, None])
    pitch = sound[..., 2]
    pitch_mean = masked_mean(pitch, voiced)
    pitch_spread = masked_mean((pitch - pitch_mean[:, None]) ** 2, voiced).sqrt()
    step = (pitch[:, 1:] - pitch[:, :-1]).abs()
    together = voiced[:, 1:] & voiced[:, :-1]
    energy = numbers[..., 12]
    energy_mean = masked_mean(energy, inside)
    energy_spread = masked_mean((energy - energy_mean[:, None]) ** 2, inside).sqrt()
    silent = pause.sum(1)
    count = counts.float()
    stacked = (
        span.log(),
        count.log(),
        (count / span).log(),
        (count / (span - silent).clamp(min=1)).log(),
        (word_count / span).log(),
        (pause > 0).float().sum(1) / word_count,
        silent / span,
        gap.amax(1).log1p(),
        long.sum(1).log1p(),
        (pause * begins > 0).float().sum(1).log1p(),
        mean_duration,
        spread,
        pitch_spread,
        masked_mean(step, together),
        energy_spread,
        voiced.float().sum(1) / span,
    )
    return torch.stack(stacked, -1)


def score_loss(predicted, batch):
    phone, word, utterance = predicted
    squared = lambda guess, truth: torch.where(truth.isnan(), 0, guess - truth.nan_to_num()).square().sum() / (~truth.isnan()).sum().clamp(min=1)
    return (
        3 * squared(phone, batch['phone_scores'])
        + 2 * squared(word, batch['word_scores'][:, : word.shape[1]])
        + 2 * squared(utterance, batch['utterance'])
    )


class Scorer(nn.Module):
    """Scores in units of 0-2: phones [B, P], words [B, W, 3] (accuracy, stress, total), utterance [B, 4]."""

    def __init__(self, width=64, pooled=128, dropout=0.1):
        super().__init__()
        self.numbers = nn.Linear(PHONES + 1 + PHONE_NUMBERS, width)
        self.phone = nn.Embedding(PHONES + 1, width)
        self.place = nn.Embedding(4, width)
        self.pooled = nn.Sequential(nn.Linear(pooled, width), nn.GELU(), nn.Dropout(dropout), nn.Linear(width, width))
        self.lstm = nn.LSTM(width, width // 2, batch_first=True, bidirectional=True)
        self.norm = nn.LayerNorm(width)
        self.dropout = nn.Dropout(dropout)
        head = lambda size, out: nn.Sequential(nn.Linear(size, 64), nn.GELU(), nn.Dropout(dropout), nn.Linear(64, out))
        self.phone_head = head(2 * width, 1)
        self.word_head = head(2 * width + 1, 3)
        self.utterance_head = head(2 * width + UTTERANCE_NUMBERS + 192 + 4, 4)

    def forward(self, numbers, pooled, phones, places, words, utterance):
        inside = words >= 0
        x = self.numbers(numbers) + self.phone(phones) + self.place(places) + self.pooled(pooled)
        x = self.dropout(x)
        packed = nn.utils.rnn.pack_padded_sequence(x, inside.sum(1).cpu(), batch_first=True, enforce_sorted=False)
        y, _ = nn.utils.rnn.pad_packed_sequence(self.lstm(packed)[0], batch_first=True, total_length=x.shape[1])
        h = self.norm(y + x)
        phone = 1.8 + self.phone_head(torch.cat((h, x), -1))[..., 0]
        count = int(words.max()) + 1
        member = words[:, None] == torch.arange(count, device=words.device)[None, :, None]
        size = member.sum(-1).clamp(min=1)
        known = phone.detach()
        mean = member.float() @ h / size[..., None]
        most = h[:, None].masked_fill(~member[..., None], -1e4).amax(2).clamp(min=-50)
        least = known[:, None].expand(-1, count, -1).masked_fill(~member, 1e4).amin(2).clamp(max=2)
        word = 1.8 + self.word_head(torch.cat((mean, most, least[..., None]), -1))
        real = member.any(-1)
        whole = masked_mean(h.transpose(1, 2), inside[:, None])
        peak = h.masked_fill(~inside[..., None], -1e4).amax(1)
        summary = torch.stack(
            (
                masked_mean(known, inside),
                known.masked_fill(~inside, 1e4).amin(1),
                masked_mean(word[..., 0].detach(), real),
                masked_mean((known < 1.2).float(), inside),
            ),
            -1,
        )
        utterance = 1.5 + self.utterance_head(torch.cat((whole, peak, utterance, summary), -1))
        return phone, word, utterance


class Assessor(nn.Module):
    """Frame head, projections of the encoder's states and a scorer."""

    def __init__(self, base, head, scorer):
        super().__init__()
        self.head, self.scorer = head, scorer
        self.register_buffer('prior', torch.zeros(40))
        for name in ('mean', 'deviation'):
            self.register_buffer(name, torch.from_numpy(base[name]))
        self.pools = nn.ModuleDict()
        for name in ('phone', 'mean', 'spread'):
            weight, bias = (torch.from_numpy(base[f'{name}_{part}']) for part in ('weight', 'bias'))
            layer = nn.Linear(weight.shape[1], weight.shape[0])
            layer.weight.data.copy_(weight)
            layer.bias.data.copy_(bias)
            self.pools[name] = layer.requires_grad_(False)

    def features(self, states, logs, frames, sound, batch, start, end):
        """What a scorer takes; states [B, T, 2080]."""
        states = (states - self.mean) / self.deviation
        phones, counts, words = batch['phones'], batch['counts'], batch['words']
        numbers = phone_numbers(logs, sound, phones, counts, start, end, frames)
        posterior = segment_mean(logs.clamp(min=-12), start, end)
        pooled = self.pools['phone'](segment_mean(states, start, end))
        rhythm = utterance_numbers(sound, phones, counts, start, end, words, numbers)
        time = torch.arange(states.shape[1], device=states.device)[None]
        speech = ((time >= start[:, :1]) & (time < end.gather(1, counts[:, None] - 1)))[..., None]
        count = speech.sum(1).clamp(min=2)
        mean = (states * speech).sum(1) / count
        spread = ((((states - mean[:, None]) * speech) ** 2).sum(1) / (count - 1) + 1e-6).sqrt()
        utterance = torch.cat((rhythm, self.pools['mean'](mean), self.pools['spread'](spread)), -1)
        return torch.cat((posterior / 4, numbers), -1), pooled, phones, batch['places'], words, utterance
