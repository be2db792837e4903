"""Writes what the product loads: export_weights.py HEADS_DIR SUMMARY.pkl REFINED.pkl CALIBRATION.json OUT_DIR SCORERS.pt...

OUT_DIR/frame-head.onnx: phone posteriors of the encoder's states. OUT_DIR/assessor.bin: every other weight, with
OUT_DIR/assessor.json saying where each lies; matrices are float16, the rest float32.
"""

import json
import pickle
import sys

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from refine import tree_weights

OPSET = 14


class Graph:
    """Builds an ONNX graph node by node."""

    def __init__(self):
        self.nodes, self.constants, self.count = [], [], 0

    def constant(self, value):
        self.count += 1
        name = f'c{self.count}'
        self.constants.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def add(self, kind, *inputs, **attributes):
        self.count += 1
        name = f'n{self.count}'
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def linear(self, x, weight, bias):
        product = self.add('MatMul', x, self.constant(np.ascontiguousarray(weight.T)))
        return self.add('Add', product, self.constant(bias))

    def gelu(self, x):
        scaled = self.add('Div', x, self.constant(np.float32(np.sqrt(2))))
        grown = self.add('Add', self.add('Erf', scaled), self.constant(np.float32(1)))
        return self.add('Mul', self.add('Mul', x, grown), self.constant(np.float32(0.5)))

    def layer_norm(self, x, weight, bias):
        centred = self.add('Sub', x, self.add('ReduceMean', x, axes=[-1]))
        variance = self.add('ReduceMean', self.add('Mul', centred, centred), axes=[-1])
        root = self.add('Sqrt', self.add('Add', variance, self.constant(np.float32(1e-5))))
        scaled = self.add('Mul', self.add('Div', centred, root), self.constant(weight))
        return self.add('Add', scaled, self.constant(bias))

    def neighbours(self, x):
        """Each frame beside the one before and the one after, zeros past the ends."""
        padded = self.add('Pad', x, self.constant(np.array([0, 1, 0, 0, 1, 0])))
        cut = lambda first, last: self.add(
            'Slice', padded, self.constant(np.array([first])), self.constant(np.array([last])), self.constant(np.array([1]))
        )
        return self.add('Concat', cut(0, -2), x, cut(2, np.iinfo(np.int64).max), axis=-1)


def frame_head(state):
    """States of layers 3, 5, 6 and last [1, T, 1664] to log posteriors [1, T, 40]."""
    graph = Graph()
    weight = state['into.weight'] / state['deviation']
    x = graph.gelu(graph.linear('states', weight, state['into.bias'] - weight @ state['mean']))
    for i in (0, 1):
        y = graph.layer_norm(x, state[f'norms.{i}.weight'], state[f'norms.{i}.bias'])
        y = graph.gelu(graph.linear(graph.neighbours(y), state[f'mixes.{i}.weight'], state[f'mixes.{i}.bias']))
        x = graph.add('Add', x, y)
    logits = graph.linear(x, state['out.weight'], state['out.bias'])
    graph.nodes.append(helper.make_node('LogSoftmax', [logits], ['posteriors'], axis=-1))
    info = lambda name, width: helper.make_tensor_value_info(name, 1, [1, 'frames', width])
    built = helper.make_graph(graph.nodes, 'frame-head', [info('states', 1664)], [info('posteriors', 40)], graph.constants)
    model = helper.make_model(built, opset_imports=[helper.make_opsetid('', OPSET)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model


def summary_weights(model):
    found = {
        'mean': model.mean,
        'deviation': model.deviation,
        'weights': model.weights.T,
        'offset': model.offset,
    }
    for aspect, forest in enumerate(model.trees):
        rows, roots = [], []
        for (tree,) in forest.estimators_:
            tree = tree.tree_
            at = len(rows)
            roots.append(at)
            for node in range(tree.node_count):
                leaf = tree.children_left[node] < 0
                left, right = (-1, -1) if leaf else (at + tree.children_left[node], at + tree.children_right[node])
                value = tree.value[node, 0, 0] * forest.learning_rate
                rows.append([tree.feature[node], tree.threshold[node], left, right, value])
        found[f'trees.{aspect}.nodes'] = np.array(rows)
        found[f'trees.{aspect}.roots'] = np.array(roots)
        found[f'trees.{aspect}.start'] = np.array([forest.init_.constant_[0, 0]])
    return found


def write(weights, folder, exact):
    header, blob = {}, b''
    for name, value in weights.items():
        value = np.asarray(value)
        half = value.ndim == 2 and not name.startswith(exact)
        data = value.astype('<f2' if half else '<f4').tobytes()
        header[name] = {'shape': list(value.shape), 'type': 'float16' if half else 'float32', 'offset': len(blob)}
        blob += data + b'\0' * (-len(data) % 4)
    with open(f'{folder}/assessor.bin', 'wb') as file:
        file.write(blob)
    with open(f'{folder}/assessor.json', 'w') as file:
        json.dump(header, file)


def main(heads, summary, refined, calibration, folder, *scorer_files):
    kept, base = torch.load(f'{heads}/head--1.pt'), np.load(f'{heads}/base.npz')
    onnx.save(frame_head({name: value.numpy() for name, value in kept['head'].items()}), f'{folder}/frame-head.onnx')
    weights = {'prior': kept['prior'].numpy(), 'mean': base['mean'], 'deviation': base['deviation']}
    for pool in ('phone', 'mean', 'spread'):
        weights |= {f'pools.{pool}.{part}': base[f'{pool}_{part}'] for part in ('weight', 'bias')}
    scorers = [scorer for path in scorer_files for scorer in torch.load(path, map_location='cpu')]
    for index, scorer in enumerate(scorers):
        weights |= {f'scorers.{index}.{name}': value.numpy() for name, value in scorer.items()}
    with open(summary, 'rb') as file:
        models = pickle.load(file)['models']
    for name, model in models.items():
        weights |= {f'summary.{name}.{key}': value for key, value in summary_weights(model).items()}
    with open(refined, 'rb') as file:
        models = pickle.load(file)['models']
    for setting, levels in models.items():
        for level, model in levels.items():
            weights |= {f'refine.{setting}.{level}.{key}': value for key, value in tree_weights(model).items()}
    with open(calibration) as file:
        weights |= {name: np.array(value) for name, value in json.load(file).items()}
    write(weights, folder, ('summary', 'refine'))


if __name__ == '__main__':
    main(*sys.argv[1:])
