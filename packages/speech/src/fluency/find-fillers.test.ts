import { describe, expect, it } from 'vitest';
import { phoneIndex, plainPhones } from '../phonemes/phones.ts';
import { findFillers } from './find-fillers.ts';

const outputCount = plainPhones.length + 1;
const noPrior = new Float32Array(outputCount);

/** Frames that sound like a phone each, so many times: "HH IH*3 -*5"; "-" is silence, a small letter a whisper. */
function sounding(score: string) {
  const names = score.split(' ').flatMap((part) => {
    const [name = '-', times = '1'] = part.split('*');
    return Array.from({ length: Number(times) }, () => name);
  });
  const logs = new Float32Array(names.length * outputCount).fill(-6);
  names.forEach((name, frame) => {
    logs[frame * outputCount + (name === '-' ? plainPhones.length : phoneIndex(name.toUpperCase()))] = -0.1;
  });
  const voiced = Uint8Array.from(names, (name) => (name === '-' || name !== name.toUpperCase() ? 0 : 1));
  return { frameCount: names.length, logs, voicing: { voiced } };
}

const words = (text: string) => text.split(' ').map((word) => ({ word, startSec: 0, endSec: 0 }));
const placesOf = (score: string, text: string) =>
  findFillers(noPrior, sounding(score), words(text)).map(({ afterWord }) => afterWord);

describe('fillers that were not written down', () => {
  it('are found between words, before and after them', () => {
    expect(placesOf('K AE*3 T -*4 AH*9 M*4 -*6 S AE*3 T', 'cat sat')).toEqual([0]);
    expect(placesOf('-*3 ER*12 -*3 K AE*3 T', 'cat')).toEqual([-1]);
    expect(placesOf('K AE*3 T -*3 AH*12', 'cat')).toEqual([0]);
  });

  it('have their times', () => {
    const [filler] = findFillers(noPrior, sounding('K AE*3 T -*5 AH*10 -*5 S AE*3 T'), words('cat sat'));
    expect(filler?.startSec).toBeCloseTo(0.256, 2);
    expect(filler?.endSec).toBeCloseTo(0.496, 2);
  });

  it('are not silences, whispers, or the vowels of words', () => {
    expect(placesOf('K AE*3 T -*20 S AE*3 T', 'cat sat')).toEqual([]);
    expect(placesOf('K AE*3 T -*4 ah*10 -*6 S AE*3 T', 'cat sat')).toEqual([]);
    expect(placesOf('DH AH*12 -*2 K AE*3 T', 'the cat')).toEqual([]);
  });

  it('are not an article that was left out', () => {
    expect(placesOf('S AO*3 AH*4 K AE*3 T', 'saw cat')).toEqual([]);
  });

  it('are not counted beside one that was written', () => {
    expect(placesOf('K AE*3 T AH*8 M*4 -*2 AH*9 -*2 S AE*3 T', 'cat um sat')).toEqual([]);
  });
});
