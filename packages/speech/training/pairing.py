"""Which phone of one reading of a recording answers which phone of another."""

import numpy as np

VOWELS = set(range(0, 6)) | {10, 11, 12, 16, 17, 24, 25, 32, 33}
GAP, SAME_CLASS, OTHER_CLASS = 0.7, 0.6, 1.3
VOWEL = np.array([phone in VOWELS for phone in range(39)])


def pair_phones(left, right):
    """Pairs (i, j) on the cheapest edit path; phones without a partner are left out."""
    left, right = np.asarray(left), np.asarray(right)
    rows, columns = len(left), len(right)
    change = np.where(left[:, None] == right[None], 0, np.where(VOWEL[left][:, None] == VOWEL[right][None], SAME_CLASS, OTHER_CLASS))
    cost = np.zeros((rows + 1, columns + 1))
    cost[0] = GAP * np.arange(columns + 1)
    ramp = GAP * np.arange(columns + 1)
    for i in range(1, rows + 1):
        row = np.empty(columns + 1)
        row[0] = GAP * i
        row[1:] = np.minimum(cost[i - 1, :-1] + change[i - 1], cost[i - 1, 1:] + GAP)
        # A run of gaps costs its length: a running minimum after tilting the row.
        cost[i] = np.minimum.accumulate(row - ramp) + ramp
    pairs, i, j = [], rows, columns
    while i and j:
        if np.isclose(cost[i, j], cost[i - 1, j - 1] + change[i - 1, j - 1]):
            i, j = i - 1, j - 1
            pairs.append((i, j))
        elif np.isclose(cost[i, j], cost[i - 1, j] + GAP):
            i -= 1
        else:
            j -= 1
    return pairs[::-1]


def pair_words(pairs, left_words, right_words):
    """For each word of the left reading the word of the right one that shares most phones with it."""
    shared = {}
    for i, j in pairs:
        shared.setdefault(int(left_words[i]), {}).setdefault(int(right_words[j]), []).append(j)
    return {word: max(found, key=lambda other: len(found[other])) for word, found in shared.items()}
