"""The scorer that ships, on the features of extract.py and the decoder's evidence."""

import torch
from torch import nn

from assessor import masked_mean

PHONES = 39
NUMBERS, EVIDENCE, HEARD = 58, 4, 3
RHYTHM, POOLED = 16, 192


class StackedScorer(nn.Module):
    """Scores in units of 0-2: phones [B, P], words [B, W, 3] (accuracy, stress, total), utterance [B, 4]."""

    def __init__(self, width=64, dropout=0.1, pool_dropout=0.2, without=()):
        super().__init__()
        self.without = set(without)
        flat = NUMBERS + EVIDENCE + 1
        self.register_buffer('flat_mean', torch.zeros(flat))
        self.register_buffer('flat_deviation', torch.ones(flat))
        self.register_buffer('rhythm_mean', torch.zeros(RHYTHM))
        self.register_buffer('rhythm_deviation', torch.ones(RHYTHM))
        self.flat = nn.Linear(flat, width)
        self.phone = nn.Embedding(PHONES + 1, width)
        self.place = nn.Embedding(4, width)
        self.pooled = nn.Sequential(nn.Linear(128, width), nn.GELU(), nn.Linear(width, width))
        self.lstm = nn.LSTM(width, width // 2, batch_first=True, bidirectional=True)
        self.norm = nn.LayerNorm(width)
        self.dropout, self.pool_dropout = nn.Dropout(dropout), nn.Dropout(pool_dropout)
        head = lambda size, out: nn.Sequential(nn.Linear(size, 64), nn.GELU(), nn.Dropout(dropout), nn.Linear(64, out))
        self.phone_head = head(2 * width, 1)
        self.word_head = head(2 * width + 1 + EVIDENCE + 1, 3)
        self.utterance_head = head(2 * width + RHYTHM + POOLED + 4 + EVIDENCE + HEARD + 1, 4)

    def flat_inputs(self, batch):
        words = batch['words'].clamp(min=0)
        evidence = self.keep('evidence', batch['evidence'])
        spread = evidence.gather(1, words[..., None].expand(-1, -1, EVIDENCE))
        known = batch['known'][:, None, None].expand(*words.shape, 1)
        return torch.cat((batch['numbers'], spread, known), -1)

    def keep(self, name, value):
        return value * 0 if name in self.without else value

    def fit_norms(self, batch):
        inside = batch['words'] >= 0
        flat = self.flat_inputs(batch)[inside]
        self.flat_mean.copy_(flat.mean(0))
        self.flat_deviation.copy_(flat.std(0).clamp(min=0.05))
        rhythm = batch['utterance_numbers'][:, :RHYTHM]
        self.rhythm_mean.copy_(rhythm.mean(0))
        self.rhythm_deviation.copy_(rhythm.std(0).clamp(min=0.05))

    def forward(self, batch):
        words = batch['words']
        inside = words >= 0
        flat = (self.flat_inputs(batch) - self.flat_mean) / self.flat_deviation
        pooled = self.keep('pooled', batch['pooled'])
        x = self.flat(flat.clamp(-6, 6)) + self.phone(batch['phones']) + self.place(batch['places'])
        x = self.dropout(x + self.pooled(self.pool_dropout(pooled)))
        packed = nn.utils.rnn.pack_padded_sequence(x, batch['lengths'], batch_first=True, enforce_sorted=False)
        y, _ = nn.utils.rnn.pad_packed_sequence(self.lstm(packed)[0], batch_first=True, total_length=x.shape[1])
        h = self.norm(y + x)
        phone = 1.8 + self.phone_head(torch.cat((h, x), -1))[..., 0]
        count = batch['evidence'].shape[1]
        member = words[:, None] == torch.arange(count, device=words.device)[None, :, None]
        told = phone.detach()
        mean = member.float() @ h / member.sum(-1).clamp(min=1)[..., None]
        owner = words.clamp(min=0)
        floor = h.new_full((len(h), count, h.shape[2]), -50)
        heard_most = h.masked_fill(~inside[..., None], -50)
        most = floor.scatter_reduce(1, owner[..., None].expand_as(h), heard_most, 'amax')
        ceiling = told.new_full((len(h), count), 2)
        least = ceiling.scatter_reduce(1, owner, told.masked_fill(~inside, 2), 'amin')
        real = member.any(-1)
        evidence = self.keep('evidence', batch['evidence'])
        known = batch['known'][:, None]
        word_inputs = (mean, most, least[..., None], evidence, known[:, None].expand(-1, count, -1))
        word = 1.8 + self.word_head(torch.cat(word_inputs, -1))
        whole = masked_mean(h.transpose(1, 2), inside[:, None])
        peak = h.masked_fill(~inside[..., None], -50).amax(1)
        summary = torch.stack(
            (
                masked_mean(told, inside),
                told.masked_fill(~inside, 2).amin(1),
                masked_mean(word[..., 0].detach(), real),
                masked_mean((told < 1.2).float(), inside),
            ),
            -1,
        )
        rhythm = ((batch['utterance_numbers'][:, :RHYTHM] - self.rhythm_mean) / self.rhythm_deviation).clamp(-5, 5)
        states = self.pool_dropout(self.keep('states', batch['utterance_numbers'][:, RHYTHM:]))
        proof = masked_mean(evidence.transpose(1, 2), real[:, None])
        heard = self.keep('evidence', batch['heard'])
        inputs = (whole, peak, rhythm, states, summary, proof, heard, known)
        return phone, word, 1.5 + self.utterance_head(torch.cat(inputs, -1))
