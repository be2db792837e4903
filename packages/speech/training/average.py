"""The mean of several adapted encoders, and of that and the published one: average.py DATA OUT.pt SHARE ADAPTED.pt...

SHARE 1: nothing of the published encoder.
"""

import sys

import torch

from moonshine import Encoder, load


def main(data, out, share, *files):
    published = load(Encoder(), f'{data}/encoder.npz').state_dict()
    adapted = [torch.load(file, map_location='cpu')['encoder'] for file in files]
    mean = lambda name: sum(state[name].float() for state in adapted) / len(adapted)
    mixed = {name: value + float(share) * (mean(name) - value) for name, value in published.items()}
    torch.save({'encoder': mixed}, out)


if __name__ == '__main__':
    main(*sys.argv[1:])
