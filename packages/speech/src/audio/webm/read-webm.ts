import { OpusDecoder } from 'opus-decoder';
import type { Audio } from '../audio.ts';
import { modelSampleRateHz } from '../audio.ts';
import { AudioError } from '../audio-error.ts';
import { mixDown } from '../mix-down.ts';
import { findOpus } from './find-opus.ts';
import { opusClockHz, opusPacketSamples } from './opus-packet.ts';

/** What the decoder has room for: 256 kbit/s in a packet of 120 ms. */
const longestPacketBytes = 3_840;

/** Reads a WebM recording with Opus in it, at 16 kHz; one that is longer is refused before it is decoded. */
export async function readWebm(bytes: Uint8Array, longestSec: number): Promise<Audio> {
  const { channels, preSkipSamples, packets } = findOpus(bytes);
  const sound = packets.filter(
    (packet) => packet.length <= longestPacketBytes && opusPacketSamples(packet) !== undefined,
  );
  if (sound.length === 0)
    throw new AudioError(packets.length === 0 ? 'empty' : 'damaged', `${packets.length} packets`);
  const lengthSec = sound.reduce((sum, packet) => sum + (opusPacketSamples(packet) ?? 0), 0) / opusClockHz;
  if (lengthSec > longestSec) throw new AudioError('too_long', `${Math.round(lengthSec)} s`);
  const decoder = new OpusDecoder({ sampleRate: modelSampleRateHz, channels });
  await decoder.ready;
  try {
    const { channelData } = decoder.decodeFrames(sound);
    const skipped = Math.round((preSkipSamples * modelSampleRateHz) / opusClockHz);
    const samples = mixDown(channelData).subarray(skipped);
    if (samples.length === 0) throw new AudioError('empty', 'nothing after the start of the encoder');
    return {
      samples: samples.map((sample) => Math.max(-1, Math.min(1, sample))),
      sampleRateHz: modelSampleRateHz,
    };
  } finally {
    decoder.free();
  }
}
