import type { AnswerFacts } from '../facts.ts';
import { endsSentence, plainWord } from '../language/spelling.ts';
import type { Tagged, Tagger } from '../language/tagger.ts';
import { findDisfluencies, type Role } from './find-disfluencies.ts';

/** An answer with everything that the measurements read: what each word is, and its sentences without fillers and repairs. */
export interface AnnotatedAnswer {
  readonly facts: AnswerFacts;
  readonly roles: readonly Role[];
  /** Tokens in lower case; `word` is an index into the answer's words. */
  readonly sentences: readonly (readonly Tagged[])[];
  /** How many words of the answer are part of the message. */
  readonly fluentWords: number;
}

const CONTRACTION = /['’](?:s|m|re|ve|d|ll|t)\b/iu;

/** A transcript without any apostrophe writes "its" for "it's", which learners say twenty times as often. */
const RESTORED_ITS = "it's";

export const annotateAnswer = (facts: AnswerFacts, tagWords: Tagger): AnnotatedAnswer => {
  const roles = findDisfluencies(facts.words);
  const apostrophes = facts.words.some(({ text }) => CONTRACTION.test(text));
  const sentences: Tagged[][] = [];
  let places: number[] = [];
  let fluentWords = 0;
  const close = (): void => {
    if (places.length === 0) return;
    const plain = places.map((place) => {
      const word = plainWord(facts.words[place]?.text ?? '');
      return word === 'its' && !apostrophes ? RESTORED_ITS : word;
    });
    sentences.push(
      tagWords(plain).map((token) => ({
        ...token,
        text: token.text.toLowerCase(),
        word: places[token.word] ?? 0,
      })),
    );
    places = [];
  };
  facts.words.forEach(({ text }, index) => {
    if (roles[index] === 'fluent' && plainWord(text) !== '') {
      places.push(index);
      fluentWords += 1;
    }
    if (endsSentence(text)) close();
  });
  close();
  return { facts, roles, sentences, fluentWords };
};
