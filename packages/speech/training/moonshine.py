"""Moonshine base in PyTorch, with the weights of the published int8 ONNX graphs read back to floats."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

WIDTH, HEADS, LAYERS, ROTARY = 416, 8, 8, 32
START, END = 1, 2


class Norm(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(WIDTH))

    def forward(self, x):
        return F.layer_norm(x, (WIDTH,), self.weight, None, 1e-5)


def rotate(x, cos, sin):
    """Interleaved rotary embedding of the first ROTARY dimensions of each head."""
    turned, kept = x[..., :ROTARY], x[..., ROTARY:]
    even, odd = turned[..., 0::2], turned[..., 1::2]
    out = torch.stack((even * cos - odd * sin, odd * cos + even * sin), -1).flatten(-2)
    return torch.cat((out, kept), -1)


def rotary_angles(length, device):
    inverse = 1.0 / (10000 ** (torch.arange(0, ROTARY, 2, device=device).float() / ROTARY))
    angles = torch.arange(length, device=device).float()[:, None] * inverse
    return angles.cos(), angles.sin()


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.q_proj = nn.Linear(WIDTH, WIDTH, bias=False)
        self.k_proj = nn.Linear(WIDTH, WIDTH, bias=False)
        self.v_proj = nn.Linear(WIDTH, WIDTH, bias=False)
        self.dense = nn.Linear(WIDTH, WIDTH, bias=False)

    def split(self, x):
        return x.view(x.shape[0], x.shape[1], HEADS, -1).transpose(1, 2)

    def forward(self, x, context=None, mask=None, angles=None, causal=False):
        context = x if context is None else context
        q, k, v = self.split(self.q_proj(x)), self.split(self.k_proj(context)), self.split(self.v_proj(context))
        if angles is not None:
            q, k = rotate(q, *angles), rotate(k, *angles)
        out = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=causal)
        return self.dense(out.transpose(1, 2).flatten(2))


class EncoderLayer(nn.Module):
    def __init__(self):
        super().__init__()
        self.input_layernorm, self.post_attention_layernorm = Norm(), Norm()
        self.self_attn = Attention()
        self.fc1, self.fc2 = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x, mask, angles):
        x = x + self.self_attn(self.input_layernorm(x), mask=mask, angles=angles)
        return x + self.fc2(F.gelu(self.fc1(self.post_attention_layernorm(x))))


def frames_of(samples):
    first = (samples - 127) // 64 + 1
    second = (first - 7) // 3 + 1
    return first, second, (second - 3) // 2 + 1


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv1d(1, WIDTH, 127, 64, bias=False)
        self.scale, self.shift = nn.Parameter(torch.ones(WIDTH, 1)), nn.Parameter(torch.zeros(WIDTH, 1))
        self.conv2, self.conv3 = nn.Conv1d(WIDTH, 2 * WIDTH, 7, 3), nn.Conv1d(2 * WIDTH, WIDTH, 3, 2)
        self.layers = nn.ModuleList(EncoderLayer() for _ in range(LAYERS))
        self.layer_norm = Norm()

    def stem(self, audio, samples):
        """audio [B, N] padded, samples [B] true lengths; the normalisation sees true frames only."""
        first, _, frames = frames_of(samples)
        x = torch.tanh(self.conv1(audio[:, None]))
        inside = (torch.arange(x.shape[2], device=x.device)[None] < first[:, None])[:, None]
        count = (first * WIDTH).view(-1, 1, 1)
        mean = (x * inside).sum((1, 2), keepdim=True) / count
        variance = (((x - mean) * inside) ** 2).sum((1, 2), keepdim=True) / count
        x = (x - mean) * torch.rsqrt(variance + 1e-5) * self.scale + self.shift
        x = F.gelu(self.conv3(F.gelu(self.conv2(x))))
        return x.transpose(1, 2), frames

    def forward(self, audio, samples):
        """All hidden states: the stem's, each layer's, and the normed last; and the frame counts."""
        x, frames = self.stem(audio, samples)
        inside = torch.arange(x.shape[1], device=x.device)[None] < frames[:, None]
        mask, angles = inside[:, None, None], rotary_angles(x.shape[1], x.device)
        states = [x]
        for layer in self.layers:
            x = layer(x, mask, angles)
            states.append(x)
        states.append(self.layer_norm(x))
        return states, frames


class DecoderLayer(nn.Module):
    def __init__(self):
        super().__init__()
        self.input_layernorm, self.post_attention_layernorm, self.final_layernorm = Norm(), Norm(), Norm()
        self.self_attn, self.encoder_attn = Attention(), Attention()
        self.up_proj, self.down_proj = nn.Linear(WIDTH, 8 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x, context, mask, angles):
        x = x + self.self_attn(self.input_layernorm(x), angles=angles, causal=True)
        x = x + self.encoder_attn(self.post_attention_layernorm(x), context, mask)
        value, gate = self.up_proj(self.final_layernorm(x)).chunk(2, -1)
        return x + self.down_proj(F.silu(gate) * value)


class Decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed_tokens = nn.Embedding(32768, WIDTH)
        self.layers = nn.ModuleList(DecoderLayer() for _ in range(LAYERS))
        self.norm = Norm()

    def forward(self, tokens, context, frames, last=False):
        inside = torch.arange(context.shape[1], device=context.device)[None] < frames[:, None]
        mask, angles = inside[:, None, None], rotary_angles(tokens.shape[1], tokens.device)
        x = self.embed_tokens(tokens)
        for layer in self.layers:
            x = layer(x, context, mask, angles)
        return self.norm(x[:, -1:] if last else x) @ self.embed_tokens.weight.T


def load(module, path):
    """Weights from a file of unpack_moonshine.py: uint8 or int8 with scale and zero point, or floats."""
    stored = np.load(path)
    state = {}
    for name in stored.files:
        if name.endswith(('@scale', '@zero')):
            continue
        value = stored[name].astype(np.float32)
        if name + '@scale' in stored:
            value = (value - stored[name + '@zero'].astype(np.float32)) * stored[name + '@scale']
        state[name] = torch.from_numpy(np.ascontiguousarray(value))
    module.load_state_dict(state)
    return module
