import type { Audio } from './audio.ts';
import { AudioError } from './audio-error.ts';
import { decodeChannel } from './decode-samples.ts';
import { mixDown } from './mix-down.ts';
import { findWavChunks } from './wav-chunks.ts';
import type { WavFormat } from './wav-format.ts';
import { readWavFormat } from './wav-format.ts';

/** Refused before anything is allocated, so that memory is bounded by what a learner may really send. */
const longestReadableSec = 900;

/** One at a time: a file of many channels must not take many times its size. */
function* decodeChannels(data: DataView, format: WavFormat, littleEndian: boolean): Generator<Float32Array> {
  for (let channel = 0; channel < format.channels; channel++)
    yield decodeChannel(data, format, channel, littleEndian);
}

/** Reads any uncompressed WAV file; what it cannot read is an `AudioError`. */
export function readWav(bytes: Uint8Array): Audio {
  const { format: formatChunk, data, littleEndian } = findWavChunks(bytes);
  const format = readWavFormat(formatChunk, littleEndian);
  const frames = Math.floor(data.byteLength / (format.bytesPerSample * format.channels));
  if (frames === 0) throw new AudioError('empty', `${data.byteLength} bytes of data`);
  const lengthSec = frames / format.sampleRateHz;
  if (lengthSec > longestReadableSec) throw new AudioError('too_long', `${Math.round(lengthSec)} s`);
  return { samples: mixDown(decodeChannels(data, format, littleEndian)), sampleRateHz: format.sampleRateHz };
}
