import type { Lexicon } from '../language/lexicon.ts';
import type { PartOfSpeech, Tagged } from '../language/tagger.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { findEchoes } from '../validity/find-echoes.ts';

const CONTENT: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(['NOUN', 'VERB', 'ADJ', 'ADV']);

/**
 * Nouns, verbs, adjectives and adverbs in their basic form, as far as the frequency list knows them: names, foreign words and
 * slips of the recogniser are no vocabulary, and a wrong ending makes no new word.
 */
export const contentWords = (tokens: readonly Tagged[], lexicon: Lexicon): Tagged[] =>
  tokens.filter(
    ({ pos, lemma }) => CONTENT.has(pos) && lexicon.zipfOf(lemma) !== undefined && /^[a-z]{2,}$/u.test(lemma),
  );

/** The content words of a session that the learner chose: words taken over from the question stand as gaps. */
export const ownContentWords = (
  answers: readonly AnnotatedAnswer[],
  lexicon: Lexicon,
): (Tagged | undefined)[] =>
  answers.flatMap((answer) => {
    const echoed = findEchoes(answer);
    return contentWords(answer.sentences.flat(), lexicon).map((token) =>
      echoed.has(token.word) ? undefined : token,
    );
  });
