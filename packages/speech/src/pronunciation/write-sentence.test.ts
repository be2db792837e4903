import { describe, expect, it } from 'vitest';
import { writeSentence } from './write-sentence.ts';

describe('writeSentence', () => {
  it('gives a text in one case the writing of a sentence', () => {
    expect(writeSentence("I THINK I'M LATE")).toBe("I think I'm late.");
    expect(writeSentence('  it is  mine? ')).toBe('It is mine?');
  });

  it('leaves the case of a written text alone', () => {
    expect(writeSentence('In June Anna lives in Rome,')).toBe('In June Anna lives in Rome.');
  });
});
