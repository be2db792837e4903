"""Energy and pitch at the encoder's frames. src/prosody/frame-sound.ts computes the same numbers."""

import numpy as np

HOP, CENTRE = 384, 447
ENERGY_WINDOW = 800
# Pitch is searched at 8 kHz between 70 and 500 Hz.
PITCH_WINDOW, LAG_MIN, LAG_MAX = 320, 16, 114
OCTAVE_TOLERANCE = 0.9


def frame_sound(samples, frames):
    """energy in dB, best normalised autocorrelation, its frequency in Hz; one value per frame."""
    centres = HOP * np.arange(frames) + CENTRE
    squares = np.concatenate(([0.0], np.cumsum(samples.astype(np.float64) ** 2)))
    low = np.clip(centres - ENERGY_WINDOW // 2, 0, len(samples))
    high = np.clip(centres + ENERGY_WINDOW // 2, 0, len(samples))
    energy = 10 * np.log10((squares[high] - squares[low]) / np.maximum(high - low, 1) + 1e-9)

    half = (samples[: len(samples) // 2 * 2 : 2] + samples[1::2][: len(samples) // 2]) / 2
    span = PITCH_WINDOW + LAG_MAX
    padded = np.concatenate((np.zeros(span), half, np.zeros(span))).astype(np.float64)
    starts = centres // 2 - span // 2 + span
    window = padded[starts[:, None] + np.arange(span)]
    head = window[:, :PITCH_WINDOW]
    size = 1024
    spectrum = np.fft.rfft(window, size)
    cross = np.fft.irfft(np.conj(np.fft.rfft(head, size)) * spectrum, size)[:, : LAG_MAX + 1]
    power = np.concatenate((np.zeros((frames, 1)), np.cumsum(window**2, 1)), 1)
    energies = power[:, PITCH_WINDOW : span + 1] - power[:, : LAG_MAX + 1]
    correlation = cross / np.sqrt(energies[:, :1] * energies + 1e-12)
    searched = correlation[:, LAG_MIN : LAG_MAX + 1]
    best = searched.max(1)
    peak = np.zeros_like(searched, bool)
    peak[:, 1:-1] = (searched[:, 1:-1] >= searched[:, :-2]) & (searched[:, 1:-1] >= searched[:, 2:])
    good = peak & (searched >= OCTAVE_TOLERANCE * best[:, None])
    first = np.where(good.any(1), good.argmax(1), searched.argmax(1))
    lag = (LAG_MIN + first).astype(np.float64)
    rows = np.arange(frames)
    left, middle, right = (searched[rows, np.clip(first + d, 0, searched.shape[1] - 1)] for d in (-1, 0, 1))
    bend = left - 2 * middle + right
    lag += np.where(bend < -1e-9, 0.5 * (left - right) / np.where(bend < -1e-9, bend, 1), 0)
    return energy, best, 8000 / lag
