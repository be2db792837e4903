import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidKey } from './storage-errors.ts';
import { assertKey, assertPrefix } from './storage-key.ts';

const alphabet = Array.from('abcxyzABCXYZ0189._-');
const segment = fc
  .string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 40 })
  .filter((text) => !/^\.{1,2}$/.test(text));
const validKey = fc.array(segment, { minLength: 1, maxLength: 8 }).map((segments) => segments.join('/'));
/** Mostly built of what a traversal is built of. */
const hostileKey = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.constantFrom('..', '.', '/', '//', '\\', '%2e', '\0', 'a', '~', 'C:', ' '), { maxLength: 12 })
    .map((parts) => parts.join('')),
);

function isAccepted(key: string): boolean {
  try {
    assertKey(key);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidKey);
    return false;
  }
}

describe('storage keys', () => {
  it('accepts segments of the alphabet', () => {
    fc.assert(fc.property(validKey, (key) => isAccepted(key)));
  });

  it('accepts a prefix exactly when it is a key and a slash', () => {
    fc.assert(
      fc.property(validKey, (key) => {
        assertPrefix(`${key}/`);
        expect(() => assertPrefix(key)).toThrow(InvalidKey);
        expect(() => assertPrefix(`${key}//`)).toThrow(InvalidKey);
      }),
    );
  });

  it('accepts nothing that leaves its folder or is spelt in two ways', () => {
    fc.assert(
      fc.property(hostileKey, (key) => {
        if (!isAccepted(key)) return;
        expect(key).toMatch(/^[\w./-]+$/);
        expect(path.posix.normalize(key)).toBe(key);
        expect(path.posix.resolve('/root', key)).toBe(`/root/${key}`);
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses a valid key once a foreign character is in it', () => {
    fc.assert(
      fc.property(
        validKey,
        fc.nat(),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (key, at, foreign) => {
          fc.pre(!/[A-Za-z0-9._/-]/.test(foreign));
          const cut = at % (key.length + 1);
          expect(isAccepted(key.slice(0, cut) + foreign + key.slice(cut))).toBe(false);
        },
      ),
    );
  });

  it.each(['..', '.', '', '/', '/a', 'a/', 'a//b', 'a/../b', 'a/./b', '..\\a', 'a\n', 'a b', 'é'])(
    'refuses %j',
    (key) => {
      expect(isAccepted(key)).toBe(false);
    },
  );

  it('bounds the length of keys and segments', () => {
    expect(isAccepted('a'.repeat(200))).toBe(true);
    expect(isAccepted('a'.repeat(201))).toBe(false);
    expect(isAccepted(`${'a/'.repeat(255)}ab`)).toBe(true);
    expect(isAccepted(`${'a/'.repeat(256)}a`)).toBe(false);
  });
});
