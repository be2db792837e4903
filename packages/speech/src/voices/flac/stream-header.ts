import { BitWriter } from './bit-writer.ts';
import { bitsPerSample } from './encode-frame.ts';

export const blockLength = 4_096;
const streamInfoBytes = 34;

export interface StreamFacts {
  sampleRateHz: number;
  sampleCount: number;
  shortestFrameBytes: number;
  longestFrameBytes: number;
  /** Of the samples as 16-bit little-endian numbers. */
  md5: Uint8Array;
}

export function streamHeader(facts: StreamFacts): Uint8Array {
  const writer = new BitWriter();
  for (const letter of 'fLaC') writer.write(letter.charCodeAt(0), 8);
  writer.write(0x80, 8);
  writer.write(streamInfoBytes, 24);
  writer.write(blockLength, 16);
  writer.write(blockLength, 16);
  writer.write(facts.shortestFrameBytes, 24);
  writer.write(facts.longestFrameBytes, 24);
  writer.write(facts.sampleRateHz, 20);
  writer.write(0, 3);
  writer.write(bitsPerSample - 1, 5);
  writer.write(0, 4);
  writer.write(facts.sampleCount, 32);
  for (const byte of facts.md5) writer.write(byte, 8);
  return writer.bytes();
}
