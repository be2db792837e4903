import { describe, expect, it } from 'vitest';
import { readAloud } from './read-aloud.ts';

const dictionary: Readonly<Record<string, string>> = {
  apple: 'AE1 P AH0 L',
  pear: 'P EH1 R',
  from: 'F R AH1 M',
  library: 'L AY1 B R EH0 R IY2',
};
const pronounce = (spelling: string) => (dictionary[spelling] ?? 'X').split(' ');

const wordsOf = (text: string) =>
  readAloud(text, pronounce)
    .flat()
    .flatMap((item) => (item.kind === 'word' ? [item] : []));

const phonesOf = (text: string, spelling: string) =>
  wordsOf(text)
    .find((word) => word.spelling === spelling)
    ?.phones.join(' ');

describe('reading aloud', () => {
  it.each([
    ['the apple', 'the', 'DH IY0'],
    ['the pear', 'the', 'DH AH0'],
    ['to apple', 'to', 'T UH0'],
    ['where to?', 'to', 'T UW1'],
    ['where do you live?', 'live', 'L IH1 V'],
    ['do you like live music', 'live', 'L AY1 V'],
    ['do you read', 'read', 'R IY1 D'],
    ['have you ever... i have read it', 'read', 'R EH1 D'],
    ['what you used to do', 'used', 'Y UW1 S T'],
    ['what you used', 'used', 'Y UW1 Z D'],
    ['do you use it', 'use', 'Y UW1 Z'],
    ['the use of it', 'use', 'Y UW1 S'],
    ['a world record', 'record', 'R EH1 K ER0 D'],
    ['please record it', 'record', 'R IH0 K AO1 R D'],
    ['the UK', 'u', 'Y UW1'],
    ['a library', 'library', 'L AY1 B R EH0 R IY0'],
  ])('in %j says %s as %s', (text, spelling, phones) => {
    expect(phonesOf(text, spelling)).toBe(phones);
  });

  it('stresses a small word only where a phrase ends with it', () => {
    expect(wordsOf('from apple')[0]?.stress).toBe('none');
    expect(wordsOf('apple from?')[1]?.stress).toBe('full');
  });
});
