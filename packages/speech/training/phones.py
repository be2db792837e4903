"""The phone inventory, in the order of src/phonemes/phones.ts, and the folds of speakers."""

import numpy as np

PHONES = ('AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH').split()
SILENCE = len(PHONES)
FOLDS = 5
ASPECTS = ('accuracy', 'fluency', 'prosodic', 'total')


def plain(phone):
    return PHONES.index(phone.rstrip('012'))


def speaker_folds(labels, seed=762):
    """Speakers sorted by age and dealt out in shuffled handfuls, so that every fold has every age."""
    random = np.random.default_rng(seed)
    speakers = {item['speaker']: item['age'] for item in labels.values()}
    ordered = sorted(speakers, key=lambda speaker: (speakers[speaker], speaker))
    folds = {}
    for start in range(0, len(ordered), FOLDS):
        for speaker, fold in zip(ordered[start : start + FOLDS], random.permutation(FOLDS)):
            folds[speaker] = int(fold)
    return folds
