"""Ogg Opus to 16 kHz samples through libopus (Debian's libopus0, or the library named by OPUS_LIBRARY)."""

import ctypes
import os

import numpy as np

RATE_HZ = 16000
_opus = ctypes.CDLL(os.environ.get('OPUS_LIBRARY', 'libopus.so.0'))
_opus.opus_decoder_create.restype = ctypes.c_void_p
_opus.opus_decode.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
_opus.opus_decoder_destroy.argtypes = [ctypes.c_void_p]


def packets(data):
    found, current, position, granule = [], b'', 0, 0
    while position < len(data):
        count = data[position + 26]
        start = position + 27 + count
        granule = int.from_bytes(data[position + 6 : position + 14], 'little')
        for size in data[position + 27 : start]:
            current += data[start : start + size]
            start += size
            if size < 255:
                found.append(current)
                current = b''
        position = start
    return found, granule


def read_opus(path):
    """int16 samples."""
    with open(path, 'rb') as file:
        found, granule = packets(file.read())
    skip = int.from_bytes(found[0][10:12], 'little')
    decoder = _opus.opus_decoder_create(RATE_HZ, 1, ctypes.byref(ctypes.c_int()))
    buffer, blocks = np.zeros(5760, np.int16), []
    for packet in found[2:]:
        count = _opus.opus_decode(decoder, packet, len(packet), buffer.ctypes.data, 5760, 0)
        blocks.append(buffer[:count].copy())
    _opus.opus_decoder_destroy(decoder)
    return np.concatenate(blocks)[skip // 3 : granule // 3]
