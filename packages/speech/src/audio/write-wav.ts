import type { Audio } from './audio.ts';

const headerBytes = 44;
const bytesPerSample = 2;

/** A mono 16-bit WAV file. */
export function writeWav(audio: Audio): Uint8Array<ArrayBuffer> {
  const dataBytes = audio.samples.length * bytesPerSample;
  const bytes = new Uint8Array(headerBytes + dataBytes);
  const view = new DataView(bytes.buffer);
  const writeId = (offset: number, id: string) => bytes.set(new TextEncoder().encode(id), offset);
  writeId(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  writeId(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, audio.sampleRateHz, true);
  view.setUint32(28, audio.sampleRateHz * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, 8 * bytesPerSample, true);
  writeId(36, 'data');
  view.setUint32(40, dataBytes, true);
  audio.samples.forEach((sample, i) => {
    const scaled = Math.round(Math.max(-1, Math.min(1, sample)) * 0x80_00);
    view.setInt16(headerBytes + i * bytesPerSample, Math.min(0x7f_ff, scaled), true);
  });
  return bytes;
}
