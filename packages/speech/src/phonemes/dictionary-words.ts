import { dictionary } from 'cmu-pronouncing-dictionary';

/** Some entries end in a remark: "AE1 L AH0 N # place, german". */
const remark = /\s*#.*$/;

/** Every pronunciation the dictionary has of a lower-case word, the usual one first. */
export function dictionaryPronunciations(word: string): string[][] {
  const found: string[][] = [];
  for (let variant = 1; ; variant++) {
    const key = variant === 1 ? word : `${word}(${variant})`;
    const entry = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
    if (entry === undefined) return found;
    found.push(entry.replace(remark, '').split(' '));
  }
}
