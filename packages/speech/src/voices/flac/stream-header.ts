import { BitWriter } from './bit-writer.ts';
import { bitsPerSample } from './encode-frame.ts';

export const blockLength = 4_096;
const streamInfoBytes = 34;
const checksumBytes = 16;

export interface StreamFacts {
  sampleRateHz: number;
  /** Known once all is encoded; a stream that starts before leaves them out, as the format allows. */
  whole?: { sampleCount: number; shortestFrameBytes: number; longestFrameBytes: number; md5: Uint8Array };
}

export function streamHeader({ sampleRateHz, whole }: StreamFacts): Uint8Array {
  const writer = new BitWriter();
  for (const letter of 'fLaC') writer.write(letter.charCodeAt(0), 8);
  writer.write(0x80, 8);
  writer.write(streamInfoBytes, 24);
  writer.write(blockLength, 16);
  writer.write(blockLength, 16);
  writer.write(whole?.shortestFrameBytes ?? 0, 24);
  writer.write(whole?.longestFrameBytes ?? 0, 24);
  writer.write(sampleRateHz, 20);
  writer.write(0, 3);
  writer.write(bitsPerSample - 1, 5);
  writer.write(0, 4);
  writer.write(whole?.sampleCount ?? 0, 32);
  for (const byte of whole?.md5 ?? new Uint8Array(checksumBytes)) writer.write(byte, 8);
  return writer.bytes();
}
