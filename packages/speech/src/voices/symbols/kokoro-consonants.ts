import { consonantsInIpa } from '../../phonemes/consonants.ts';

/** The best voices were trained on one letter for each affricate. */
export const kokoroConsonants: Readonly<Record<string, string>> = { ...consonantsInIpa, CH: 'ʧ', JH: 'ʤ' };
