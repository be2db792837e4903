import type { Audio } from './audio.ts';
import { AudioError } from './audio-error.ts';
import { decodeChannel } from './decode-samples.ts';
import { mixDown } from './mix-down.ts';
import { findWavChunks } from './wav-chunks.ts';
import type { WavFormat } from './wav-format.ts';
import { readWavFormat } from './wav-format.ts';

/** Refused before anything is allocated, so that memory is bounded by what a learner may really send. */
const longestReadableSec = 900;

/** A WAV file whose header was understood and whose samples are still as they lie in the file. */
export interface OpenWav {
  sampleRateHz: number;
  frames: number;
  /** Mono; the end is not included. */
  decode(fromFrame: number, toFrame: number): Audio;
}

/** One at a time: a file of many channels must not take many times its size. */
function* decodeChannels(data: DataView, format: WavFormat, littleEndian: boolean): Generator<Float32Array> {
  for (let channel = 0; channel < format.channels; channel++)
    yield decodeChannel(data, format, channel, littleEndian);
}

/** Opens any uncompressed WAV file; what cannot be read is an `AudioError`. */
export function openWav(bytes: Uint8Array): OpenWav {
  const { format: formatChunk, data, littleEndian } = findWavChunks(bytes);
  const format = readWavFormat(formatChunk, littleEndian);
  const { sampleRateHz } = format;
  const frameBytes = format.bytesPerSample * format.channels;
  const frames = Math.floor(data.byteLength / frameBytes);
  if (frames === 0) throw new AudioError('empty', `${data.byteLength} bytes of data`);
  const lengthSec = frames / sampleRateHz;
  if (lengthSec > longestReadableSec) throw new AudioError('too_long', `${Math.round(lengthSec)} s`);
  return {
    sampleRateHz,
    frames,
    decode(fromFrame, toFrame) {
      const piece = new DataView(
        data.buffer,
        data.byteOffset + fromFrame * frameBytes,
        (toFrame - fromFrame) * frameBytes,
      );
      return { samples: mixDown(decodeChannels(piece, format, littleEndian)), sampleRateHz };
    },
  };
}
