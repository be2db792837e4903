"""Puts the adapted weights into the published encoder graph: export_encoder.py ENCODER.onnx ADAPTED.pt OUT.onnx

Weights are int8 per output channel (the published ones are per tensor); the layers the assessor reads become outputs.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

OUTPUT_LAYERS = (1, 3, 5, 6)


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
        if node.name in ('/groupnorm/Mul', '/groupnorm/Add'):
            replace(graph, node.input[1], state.pop('scale' if node.op_type == 'Mul' else 'shift'))
    for tensor in list(graph.initializer):
        short = tensor.name.replace('.mlp.', '.')
        if short in state and not short.startswith('conv'):
            replace(graph, tensor.name, state.pop(short))
    left = [name for name in state if not name.startswith('conv')]
    assert not left, left
    for layer in OUTPUT_LAYERS:
        graph.output.append(helper.make_tensor_value_info(f'/layers.{layer}/Add_1_output_0', 1, ['batch', 'frames', 416]))
    # Shapes recorded for the per-tensor scales no longer hold.
    del graph.value_info[:]
    onnx.save(model, target)


if __name__ == '__main__':
    main(*sys.argv[1:])
