"""Greedy decoding and teacher-forced evidence of how well a text fits the sound."""

import numpy as np
import torch

from corpus import fast
from dataset import token_batch
from moonshine import END, START

TOKENS_PER_SECOND = 8


@torch.no_grad()
def transcribe(corpus, encoder, decoder, rows_all):
    """{row: tokens}"""
    found = {}
    for rows in corpus.ordered(rows_all, 64):
        audio, samples = corpus.recordings.batch_audio(rows)
        with fast(corpus.device):
            states, frames = encoder(audio, samples)
        tokens = torch.full((len(rows), 1), START, device=corpus.device)
        done = torch.zeros(len(rows), dtype=torch.bool, device=corpus.device)
        limit = (samples / 16000 * TOKENS_PER_SECOND + 4).long()
        for step in range(int(limit.max())):
            with fast(corpus.device):
                logits = decoder(tokens, states[9], frames)[:, -1].float()
            if step == 0:
                logits[:, END] = -1e9
            token = logits.argmax(-1)
            token[done | (step >= limit)] = END
            done |= token == END
            tokens = torch.cat((tokens, token[:, None]), 1)
            if done.all():
                break
        for row, line in zip(rows.tolist(), tokens[:, 1:].tolist()):
            found[row] = line[: line.index(END)] if END in line else line
    return found


@torch.no_grad()
def evidence(corpus, encoder, decoder, tokens_of):
    """{row: [[log probability, lead over the best other token] of each token, the end's last]}"""
    found = {}
    for rows in corpus.ordered(list(tokens_of), 64):
        audio, samples = corpus.recordings.batch_audio(rows)
        inputs, outputs = token_batch([tokens_of[row] for row in rows.tolist()], corpus.device)
        with fast(corpus.device):
            states, frames = encoder(audio, samples)
            logits = decoder(inputs, states[9], frames)
        logs = logits.float().log_softmax(-1)
        own = logs.gather(2, outputs.clamp(min=0)[..., None])
        others = logs.scatter(2, outputs.clamp(min=0)[..., None], -1e9).amax(-1, keepdim=True)
        pairs = torch.cat((own, own - others), -1).cpu().numpy()
        for i, row in enumerate(rows.tolist()):
            found[row] = pairs[i, : len(tokens_of[row]) + 1]
    return found


def word_evidence(pieces, tokens, pairs):
    """[words, 4] of each written word: mean and least log probability, least lead, log of the token count."""
    groups = []
    for index, token in enumerate(tokens):
        if not groups or pieces.names[token].startswith('\u2581'):
            groups.append([])
        groups[-1].append(index)
    rows = []
    for group in groups:
        own, lead = np.clip(pairs[group, 0], -12, 0), np.clip(pairs[group, 1], -12, 12)
        rows.append([own.mean(), own.min(), lead.min() / 4, np.log(len(group))])
    return np.array(rows, np.float32).reshape(-1, 4)
