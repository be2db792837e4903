"""The recogniser's tokens and words: byte-pair encoding, plain words, word errors, cased targets."""

import json
import re

ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split()
TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split()


class Pieces:
    def __init__(self, path):
        with open(path) as file:
            stored = json.load(file)
        self.names = stored['vocab']
        self.ids = {name: index for index, name in enumerate(self.names)}
        self.ranks = {pair: rank for rank, pair in enumerate(stored['merges'])}

    def encode(self, text):
        parts = list('\u2581' + text.replace(' ', '\u2581'))
        while len(parts) > 1:
            ranked = [(self.ranks.get(f'{a} {b}', 1 << 30), i) for i, (a, b) in enumerate(zip(parts, parts[1:]))]
            rank, i = min(ranked)
            if rank == 1 << 30:
                break
            parts[i : i + 2] = [parts[i] + parts[i + 1]]
        return [self.ids.get(part, 0) for part in parts]

    def decode(self, tokens):
        return ''.join(self.names[t] for t in tokens if 258 < t < 32000).replace('\u2581', ' ').strip()


def number_words(number):
    if number < 20:
        return [ONES[number]]
    if number < 100:
        return [TENS[number // 10 - 2]] + ([ONES[number % 10]] if number % 10 else [])
    if number < 1000:
        return [ONES[number // 100], 'hundred'] + (number_words(number % 100) if number % 100 else [])
    if number < 1000000:
        return number_words(number // 1000) + ['thousand'] + (number_words(number % 1000) if number % 1000 else [])
    return [ONES[int(digit)] for digit in str(number)]


def readings(token):
    """The ways a written token may be said, as lists of plain words."""
    token = token.lower().replace('\u2019', "'")
    found = [[]]
    for part in re.findall(r"[a-z]+(?:'[a-z]+)*'?|\d+", token):
        if part.isdigit():
            ways = [[ONES[int(digit)] for digit in part]]
            if len(part) > 1 and part[0] != '0':
                ways.append(number_words(int(part)))
        else:
            ways = [[part]]
        found = [head + way for head in found for way in ways]
    return found


def aligned(left, right):
    """Pairs of indices (or None) of the cheapest edit path."""
    rows, columns = len(left) + 1, len(right) + 1
    cost = [[0] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            if i == 0 or j == 0:
                cost[i][j] = i + j
            else:
                cost[i][j] = min(cost[i - 1][j - 1] + (left[i - 1] != right[j - 1]), cost[i - 1][j] + 1, cost[i][j - 1] + 1)
    i, j, path = rows - 1, columns - 1, []
    while i or j:
        if i and j and cost[i][j] == cost[i - 1][j - 1] + (left[i - 1] != right[j - 1]):
            i, j = i - 1, j - 1
            path.append((i, j))
        elif i and cost[i][j] == cost[i - 1][j] + 1:
            i -= 1
            path.append((i, None))
        else:
            j -= 1
            path.append((None, j))
    return path[::-1]


def errors(path, left, right):
    return sum(i is None or j is None or left[i] != right[j] for i, j in path)


def said_words(text, reference):
    """Plain words of a transcript, numbers read the way that suits the reference; and the token of each word."""
    words, owners = [], []
    for index, token in enumerate(text.split()):
        ways = readings(token)
        best = max(ways, key=lambda way: sum(word in reference for word in way)) if len(ways) > 1 else ways[0]
        words += best
        owners += [index] * len(best)
    return words, owners


def reference_words(text):
    return [word.lower() for word in text.split()]


def cased_target(reference, hypothesis):
    """The reference in the recogniser's own style: its case, punctuation and digits wherever it was right."""
    words = reference_words(reference)
    said, owners = said_words(hypothesis, words)
    tokens = hypothesis.split()
    path = aligned(said, words)
    right = {owner: True for owner in owners}
    for i, j in path:
        if i is not None and (j is None or said[i] != words[j]):
            right[owners[i]] = False
    out, done = [], set()
    for i, j in path:
        if i is not None and right[owners[i]]:
            if owners[i] not in done:
                out.append(tokens[owners[i]])
                done.add(owners[i])
        elif j is not None:
            word = 'I' + words[j][1:] if words[j] == 'i' or words[j].startswith("i'") else words[j]
            out.append(word)
    text = ' '.join(out)
    text = text[:1].upper() + text[1:]
    return text if text.endswith(('.', '?', '!')) else text.rstrip(',;:-') + '.'
