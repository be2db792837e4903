"""Puts the adapted weights into the layers of the published encoder: export_encoder.py ENCODER.onnx ADAPTED.pt OUT.onnx

Weights are int8 per output channel (the published ones are per tensor). The convolutions that make frames of sound are left to
the published encoder, which both encoders share.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

FRAMES = '/Transpose_output_0'


def quantised(weight):
    """[in, out] floats as uint8 around 128 with one scale for each output."""
    scale = np.maximum(np.abs(weight).max(0), 1e-8) / 127
    return (np.clip(np.round(weight / scale), -127, 127) + 128).astype(np.uint8), scale.astype(np.float32)


def replace(graph, name, value):
    for tensor in graph.initializer:
        if tensor.name == name:
            tensor.CopyFrom(numpy_helper.from_array(value, name))
            return
    raise KeyError(name)


def without_front(graph):
    """Keeps what lies between the frames and the last layer."""
    wanted, kept = {output.name for output in graph.output}, []
    for node in reversed(graph.node):
        if FRAMES not in node.output and wanted.intersection(node.output):
            kept.insert(0, node)
            wanted.update(node.input)
    initializers = [tensor for tensor in graph.initializer if tensor.name in wanted]
    for field, values in ((graph.node, kept), (graph.initializer, initializers)):
        del field[:]
        field.extend(values)
    del graph.input[:]
    graph.input.append(helper.make_tensor_value_info(FRAMES, 1, ['batch', 'frames', 416]))
    # Shapes recorded for the per-tensor scales no longer hold.
    del graph.value_info[:]


def main(source, adapted, target):
    model = onnx.load(source)
    graph = model.graph
    state = {name: value.float().numpy() for name, value in torch.load(adapted, map_location='cpu')['encoder'].items()}
    for node in graph.node:
        if node.op_type == 'MatMulInteger':
            name = node.name.removesuffix('/MatMul_quant').strip('/').replace('/', '.').replace('.mlp.', '.')
            weight, scale = quantised(state.pop(f'{name}.weight').T)
            stem = node.input[1].removesuffix('_quantized')
            replace(graph, f'{stem}_quantized', weight)
            replace(graph, f'{stem}_scale', scale)
            replace(graph, f'{stem}_zero_point', np.array(128, np.uint8))
    for tensor in list(graph.initializer):
        short = tensor.name.replace('.mlp.', '.')
        if short in state and not short.startswith('conv'):
            replace(graph, tensor.name, state.pop(short))
    # The front's scale and shift were tuned by less than a hundredth; without that, 150 sentences had 13.5 % word errors instead of 13.6.
    left = [name for name in state if not name.startswith('conv') and name not in ('scale', 'shift')]
    assert not left, left
    without_front(graph)
    onnx.save(model, target)


if __name__ == '__main__':
    main(*sys.argv[1:])
