import type { Lexicon } from '../language/lexicon.ts';
import type { PartOfSpeech, Tagged } from '../language/tagger.ts';

const CONTENT: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(['NOUN', 'VERB', 'ADJ', 'ADV']);

/**
 * Nouns, verbs, adjectives and adverbs in their basic form, as far as the frequency list knows them: names, foreign words and
 * slips of the recogniser are no vocabulary, and a wrong ending makes no new word.
 */
export const contentWords = (tokens: readonly Tagged[], lexicon: Lexicon): Tagged[] =>
  tokens.filter(
    ({ pos, lemma }) => CONTENT.has(pos) && lexicon.zipfOf(lemma) !== undefined && /^[a-z]{2,}$/u.test(lemma),
  );
