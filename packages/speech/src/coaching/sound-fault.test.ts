import { describe, expect, it } from 'vitest';
import { phoneIndex } from '../phonemes/phones.ts';
import { outputCount, silence } from '../pronunciation/align-words.ts';
import { findFault } from './sound-fault.ts';

const unlikely = -8;

/** Mean log-probabilities of a sound's frames; what is not named is unlikely. */
function heard(likelihoods: Record<string, number>): Float32Array {
  const posteriors = new Float32Array(outputCount).fill(unlikely);
  for (const [name, value] of Object.entries(likelihoods))
    posteriors[name === 'silence' ? silence : phoneIndex(name)] = value;
  return posteriors;
}

describe('a sound', () => {
  it('that is clearly another one is named', () => {
    expect(findFault('V', heard({ V: -5, W: -0.1 }))).toEqual({ kind: 'substituted', heardAs: 'W' });
    expect(findFault('IH1', heard({ IH: -5, IY: -0.2 }))).toEqual({ kind: 'substituted', heardAs: 'IY' });
  });

  it('that nothing is heard of is missing', () => {
    expect(findFault('D', heard({ D: -6, silence: -0.1 }))).toEqual({ kind: 'missing', heardAs: null });
  });

  it('is not blamed where it may be there, or where nothing else clearly is', () => {
    expect(findFault('V', heard({ V: -1.6, W: -0.3 }))).toBeNull();
    expect(findFault('V', heard({ V: -5, W: -1.5, B: -1.5 }))).toBeNull();
  });

  it('is not blamed for a likeness that many accents have, for a weak vowel, or for a neighbour in its frames', () => {
    expect(findFault('T', heard({ T: -6, D: -0.1 }))).toBeNull();
    expect(findFault('AH0', heard({ AH: -6, AO: -0.1 }))).toBeNull();
    expect(findFault('AE1', heard({ AE: -6, L: -0.1 }))).toBeNull();
  });
});
