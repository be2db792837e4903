"""Names the weights of the int8 ONNX graphs as moonshine.py does: unpack_moonshine.py MODEL_DIR OUT_DIR"""

import sys

import numpy as np
import onnx
from onnx import numpy_helper

LINEAR = {'encoder': ('self_attn', 'mlp'), 'decoder': ('self_attn', 'encoder_attn', 'mlp')}


def tensors_and_nodes(path):
    graph = onnx.load(path).graph
    tensors = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    nodes = list(graph.node)
    for node in graph.node:
        for attribute in node.attribute:
            if attribute.name == 'else_branch':
                nodes += attribute.g.node
                tensors |= {t.name: numpy_helper.to_array(t) for t in attribute.g.initializer}
    return tensors, nodes


def add(state, name, tensors, stem, turn):
    weight = tensors[stem + '_quantized']
    state[name] = weight.T if turn else weight
    state[name + '@scale'] = tensors[stem + '_scale']
    state[name + '@zero'] = tensors[stem + '_zero_point']


def linears(state, tensors, nodes, prefix):
    """/layers.3/mlp/fc1/MatMul_quant multiplies by the weight of layers.3.fc1."""
    for node in nodes:
        if node.op_type != 'MatMulInteger':
            continue
        name = node.name.removeprefix(prefix).removesuffix('/MatMul_quant').strip('/').replace('/', '.')
        add(state, name.replace('.mlp.', '.') + '.weight', tensors, node.input[1].removesuffix('_quantized'), True)


def floats(state, tensors, prefix):
    for name, value in tensors.items():
        if value.dtype == np.float32 and name.endswith(('.weight', '.bias', '_merged_0')) and value.ndim == 1:
            short = name.removesuffix('_merged_0').removeprefix(prefix).replace('.mlp.', '.')
            state[short] = value


def encoder(path):
    tensors, nodes = tensors_and_nodes(path)
    state = {}
    linears(state, tensors, nodes, '')
    floats(state, tensors, '')
    for conv in ('conv1', 'conv2', 'conv3'):
        # Stored as weight = quantized * scale + zero_point, in floats.
        weight, scale, zero = (tensors[f'{conv}.weight_{part}'] for part in ('quantized', 'scale', 'zero_point'))
        state[f'{conv}.weight'] = weight
        state[f'{conv}.weight@scale'] = scale
        state[f'{conv}.weight@zero'] = -zero / scale
    norm = [node for node in nodes if node.name in ('/groupnorm/Mul', '/groupnorm/Add')]
    state['scale'], state['shift'] = (tensors[node.input[1]] for node in norm)
    return state


def decoder(path):
    tensors, nodes = tensors_and_nodes(path)
    state = {}
    linears(state, tensors, nodes, '/model/decoder/')
    floats(state, tensors, 'model.decoder.')
    add(state, 'embed_tokens.weight', tensors, 'model.decoder.embed_tokens.weight_merged_0', False)
    return state


if __name__ == '__main__':
    source, target = sys.argv[1:]
    np.savez_compressed(f'{target}/encoder.npz', **encoder(f'{source}/encoder_model.onnx'))
    np.savez_compressed(f'{target}/decoder.npz', **decoder(f'{source}/decoder_model_merged.onnx'))
