"""What the scorers learn from: extract.py LABELS DUMP OUT AUDIO [KIND...]

OUT/features-K.npz: of each recording of fold K, by the head that has not heard its speakers, read by its text and by what was
heard: KIND `base` (the published recogniser) and `adapted` (for training only: that recogniser has heard everybody).
"""

import multiprocessing
import sys

import numpy as np
import torch

from alignment import align
from assessor import Assessor, FrameHead, Scorer, SILENCE
from dataset import collate
from phones import FOLDS
from stored import Stored, read_lines, said_items

FLOOR = -12.0


def load_assessor(out, fold):
    kept = torch.load(f'{out}/head-{fold}.pt')
    head = FrameHead()
    head.load_state_dict(kept['head'])
    assessor = Assessor(dict(np.load(f'{out}/base.npz')), head, Scorer())
    assessor.prior.copy_(kept['prior'])
    return assessor.eval()


def timeline(corpus, assessor, row):
    """States and log posteriors of every frame; where no chunk is, the mean state and silence."""
    stored = corpus.stored[row]
    states = assessor.mean.repeat(stored['frameCount'], 1)
    logs = torch.full((stored['frameCount'], 40), FLOOR)
    logs[:, SILENCE] = 0
    at, covered = 0, corpus[row].float()
    for first, count in stored['chunks']:
        part = covered[at : at + count]
        states[first : first + count] = part
        logs[first : first + count] = assessor.head(part[None, :, 416:])[0]
        at += count
    return states[None], logs[None]


@torch.no_grad()
def features_of(assessor, states, logs, sound, items):
    """One dictionary of arrays per item, all of one recording."""
    batch = collate(items, states.device)
    many = lambda x: x.expand(len(items), -1, -1)
    frames = torch.full((len(items),), states.shape[1])
    start, end = align(many(logs) - assessor.prior, frames, batch['phones'], batch['counts'])
    inputs = assessor.features(many(states), many(logs), frames, many(sound[None]), batch, start, end)
    numbers, pooled, *_, utterance = inputs
    found = []
    for k, item in enumerate(items):
        count = len(item.phones)
        found.append(
            {
                'numbers': numbers[k, :count].numpy(),
                'pooled': pooled[k, :count].clamp(-50, 50).numpy(),
                'utterance': utterance[k].numpy(),
                'fit': float(numbers[k, :count, 40 + 5].mean()),
                'spans': torch.stack((start[k, :count], end[k, :count])).numpy(),
            }
        )
    return found


def described(item, values, kind):
    return values | {
        'row': item.row, 'known': item.known, 'kind': kind, 'phones': item.phones, 'words': item.words, 'places': item.places,
        'evidence': item.evidence, 'phone_scores': item.phone_scores, 'word_scores': item.word_scores,
        'scores': item.utterance, 'heard': item.heard,
    }


def compact(values):
    halves = {name: values[name].astype(np.float16) for name in ('numbers', 'pooled')}
    return {name: value for name, value in (values | halves).items() if name != 'spans'}


def row_features(corpus, assessor, sound, row, heard):
    states, logs = timeline(corpus, assessor, row)
    readings = {'known': [corpus.items[row]]}
    for kind, lines in heard.items():
        name = corpus.names[row]
        if name in lines:
            readings[kind] = said_items(corpus.items[row], lines[name][1]['pieces'])
    items = [(kind, item) for kind, ways in readings.items() for item in ways]
    values = features_of(assessor, states, logs, torch.from_numpy(sound[row]), [item for _, item in items])
    best = {}
    for (kind, item), one in zip(items, values):
        if kind not in best or one['fit'] > best[kind]['fit']:
            best[kind] = described(item, one, kind)
    return list(best.values())


def extract_fold(job):
    labels, dump, out, audio, kinds, fold = job
    torch.set_num_threads(1)
    corpus, assessor = Stored(labels, dump), load_assessor(out, fold)
    sound = corpus.sound(audio)
    heard = {kind: read_lines(dump, kind) for kind in kinds}
    rows = [row for row in corpus.rows if corpus.fold_of[row] == fold]
    with torch.no_grad():
        found = [compact(one) for row in rows for one in row_features(corpus, assessor, sound, row, heard)]
    np.savez_compressed(f'{out}/features-{fold}.npz', items=np.array(found, object))
    print(f'fold {fold}: {len(found)} readings of {len(rows)} recordings', flush=True)


def main(labels, dump, out, audio, *kinds):
    Stored(labels, dump).sound(audio)
    with multiprocessing.get_context('spawn').Pool(2) as pool:
        pool.map(extract_fold, [(labels, dump, out, audio, kinds, fold) for fold in range(FOLDS)], 1)


if __name__ == '__main__':
    main(*sys.argv[1:])
