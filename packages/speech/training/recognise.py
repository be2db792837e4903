"""Greedy decoding."""

import torch

from corpus import fast
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
