"""Greedy decoding and word errors."""

import torch

from corpus import RATE_HZ, fast, padded_audio
from moonshine import END, START
from transcripts import aligned, errors, reference_words, said_words

TOKENS_PER_SECOND = 8


@torch.no_grad()
def transcribe(encoder, decoder, sounds, size=64):
    """The tokens of each sound."""
    found = [None] * len(sounds)
    order = sorted(range(len(sounds)), key=lambda i: len(sounds[i]))
    for at in range(0, len(order), size):
        chosen = order[at : at + size]
        audio, samples = padded_audio([sounds[i] for i in chosen])
        device = audio.device
        states, frames = encoder(audio, samples)
        tokens = torch.full((len(chosen), 1), START, device=device)
        done = torch.zeros(len(chosen), dtype=torch.bool, device=device)
        limit = (samples / RATE_HZ * TOKENS_PER_SECOND + 4).long()
        for step in range(int(limit.max())):
            with fast(device):
                logits = decoder(tokens, states[9], frames, last=True)[:, -1].float()
            if step == 0:
                logits[:, END] = -1e9
            token = logits.argmax(-1)
            token[done | (step >= limit)] = END
            done |= token == END
            tokens = torch.cat((tokens, token[:, None]), 1)
            if done.all():
                break
        for i, line in zip(chosen, tokens[:, 1:].tolist()):
            found[i] = line[: line.index(END)] if END in line else line
    return found


def word_errors(reference, transcript):
    """Errors and words."""
    bare = lambda words: [word.replace("'", '') for word in words]
    words = reference_words(reference)
    said, words = bare(said_words(transcript, words)[0]), bare(words)
    return errors(aligned(said, words), said, words), len(words)
