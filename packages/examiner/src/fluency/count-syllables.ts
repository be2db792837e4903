/** Syllables by spelling: groups of vowels, less the silent e. Right for nine words of ten, which rates can live with. */
export const countSyllables = (word: string): number => {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, '');
  if (letters.length <= 3) return letters === '' ? 0 : 1;
  const groups = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/u, '').match(/[aeiouy]+/gu)?.length ?? 1;
  return Math.max(1, groups);
};
