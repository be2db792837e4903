import { buildWav, chunk, joinBytes } from './build-wav.ts';
import { randomNumbers } from './random-numbers.ts';

type Random = () => number;

const whole = (random: Random, below: number) => Math.floor(random() * below);
const oneOf = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[whole(random, items.length)] ?? items[0];
const randomBytes = (random: Random, length: number) => Uint8Array.from({ length }, () => whole(random, 256));

/** A voice of a kind, long enough to pass for an answer. */
function soundBytes(random: Random, bytes: number): Uint8Array {
  const period = 20 + whole(random, 60);
  return Uint8Array.from({ length: bytes }, (_, i) =>
    Math.round(128 + 90 * Math.sin((2 * Math.PI * i) / period) * Math.sin(i / 3_000) + 20 * (random() - 0.5)),
  );
}

/** Any combination of what a header may say, right or wrong; most of them at a size that makes half a second. */
function oddRecording(random: Random): Uint8Array {
  const sampleRateHz = oneOf(random, [8_000, 0, 1, 2_000, 11_025, 16_000, 44_100, 48_000, 384_000, 2 ** 31]);
  const bits = oneOf(random, [16, 0, 1, 8, 12, 20, 24, 32, 64, 255]);
  const formatTag = oneOf(random, [1, 3, 6, 7, 0xff_fe, 2, 85, whole(random, 65_536)]);
  const data = soundBytes(random, 200 + whole(random, 20_000));
  return buildWav({
    formatTag,
    ...(random() < 0.3 ? { subFormatTag: whole(random, 8) } : {}),
    channels: oneOf(random, [1, 2, 0, 6, 64, 65, 65_535]),
    sampleRateHz,
    bits,
    ...(random() < 0.3 ? { frameBytes: whole(random, 65_536) } : {}),
    ...(random() < 0.3 ? { byteRate: whole(random, 2 ** 31) } : {}),
    ...(random() < 0.3
      ? { declaredDataBytes: oneOf(random, [0, 1, 2 ** 31, 2 ** 32 - 1, data.length * 2]) }
      : {}),
    ...(random() < 0.3 ? { extraChunks: chunk('LIST', randomBytes(random, whole(random, 50))) } : {}),
    bigEndian: random() < 0.1,
    data,
  });
}

const oneSecond = (random: Random, formatTag: number, bits: number, data: Uint8Array) =>
  buildWav({ formatTag, bits, sampleRateHz: 8_000, channels: 1 + whole(random, 2), data });

/** Floats that are no numbers, infinite, or far outside; whole numbers at their ends. */
const wildSamples = (random: Random): Uint8Array =>
  random() < 0.5
    ? oneSecond(random, 3, oneOf(random, [32, 64]), randomBytes(random, 12_000))
    : oneSecond(
        random,
        1,
        oneOf(random, [8, 16, 24]),
        randomBytes(random, 12_000).map((byte) => (byte < 128 ? 0 : 255)),
      );

/** Two and a half minutes to a quarter of an hour of next to nothing. */
const endless = (random: Random): Uint8Array =>
  buildWav({
    bits: 8,
    sampleRateHz: 2_000,
    data: new Uint8Array(2_000 * (150 + whole(random, 800))).fill(128),
  });

const signatures = [
  '<!doctype html><html>',
  'PK\u0003\u0004',
  '\u0089PNG\r\n',
  'ID3\u0003',
  'OggS',
  'fLaC',
  'RIFF\u0000\u0000\u0000\u0000AVI ',
  '#!/bin/sh\n',
] as const;
const otherFile = (random: Random): Uint8Array =>
  joinBytes(Buffer.from(oneOf(random, signatures), 'latin1'), randomBytes(random, whole(random, 4_000)));

const manyChunks = (random: Random): Uint8Array => {
  const parts = Array.from({ length: whole(random, 400) }, () =>
    chunk(
      oneOf(random, ['LIST', 'fmt ', 'data', 'JUNK']),
      randomBytes(random, whole(random, 40)),
      whole(random, 80),
    ),
  );
  return joinBytes(chunk('RIFF', Buffer.from('WAVE'), whole(random, 2 ** 31)), ...parts);
};

/** A few bytes changed, a piece cut out or doubled, the end cut off or filled up. */
function mutated(bytes: Uint8Array, random: Random): Uint8Array {
  let result = bytes;
  for (let count = 1 + whole(random, 5); count > 0 && result.length > 0; count--) {
    const at = whole(random, random() < 0.6 ? Math.min(60, result.length) : result.length);
    const kind = whole(random, 5);
    if (kind <= 1) result = result.with(at, oneOf(random, [0, 1, 127, 128, 255, whole(random, 256)]));
    else if (kind === 2) result = result.slice(0, whole(random, result.length));
    else if (kind === 3) result = joinBytes(result.slice(0, at), result.slice(at + whole(random, 200)));
    else result = joinBytes(result.slice(0, at), randomBytes(random, whole(random, 200)), result.slice(at));
  }
  return result;
}

/** A file that somebody might send by mistake or to do harm; the same for the same seed. */
export function hostileFile(seed: number, recording: Uint8Array): Uint8Array {
  const random = randomNumbers(Math.imul(seed + 1, 2_654_435_761));
  const kind = random();
  if (kind < 0.005) return endless(random);
  if (kind < 0.1) return randomBytes(random, whole(random, 3_000));
  if (kind < 0.2) return otherFile(random);
  if (kind < 0.25) return manyChunks(random);
  if (kind < 0.35) return wildSamples(random);
  if (kind < 0.6) return oddRecording(random);
  if (kind < 0.75) return mutated(oddRecording(random), random);
  return mutated(recording, random);
}
