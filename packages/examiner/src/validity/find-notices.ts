import { plainWord } from '../language/spelling.ts';
import type { Tagger } from '../language/tagger.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { findEchoes } from './find-echoes.ts';
import { TOPICS } from './topics.ts';

export interface Notice {
  readonly kind: 'off_topic' | 'sounds_prepared' | 'repeats_question' | 'hard_to_hear';
  /** Index of the answer it is about. */
  readonly answer: number;
  /** The learner's words that it rests on, where there are any. */
  readonly quote?: string;
}

/** Shorter answers give too few words to tell a topic by. */
const FEWEST_WORDS = 40;
/** So many words of other themes, and none of the question's own, make another topic. */
const FOREIGN_TOPIC_WORDS = 6;
const ECHO_SHARE = 0.4;
/** Where the recogniser doubts more than this, its words are not the learner's fault. */
const LOWEST_CONFIDENCE = 0.5;

const TEMPLATES = [
  'with the rapid development of',
  'with the development of',
  'every coin has two sides',
  'it is widely acknowledged that',
  'plays an important role in',
  'play an important role in',
  'as far as i am concerned',
  'last but not least',
  'this is a hotly debated',
  'it goes without saying that',
  'in this day and age',
  'from my point of view',
  'there is no denying that',
  'a double edged sword',
  'to put it in a nutshell',
];
const WRITTEN_LINKERS = [
  'moreover',
  'furthermore',
  'in addition',
  'in conclusion',
  'to sum up',
  'firstly',
  'secondly',
  'thirdly',
  'consequently',
  'nevertheless',
  'what is more',
];
/** The same words in two answers to different questions were ready before either. */
const REUSED_WORDS = 8;

/** What a learner should know about an answer before its bands: none of it is a band. */
export const findNotices = (answers: readonly AnnotatedAnswer[], tagWords: Tagger): Notice[] =>
  answers.flatMap((answer, index): Notice[] => {
    const others = answers.filter((_, other) => other !== index);
    const prepared = preparedQuote(answer, others);
    return [
      ...(isOffTopic(answer, tagWords) ? [{ kind: 'off_topic' as const, answer: index }] : []),
      ...(prepared === undefined
        ? []
        : [{ kind: 'sounds_prepared' as const, answer: index, quote: prepared }]),
      ...(repeatsQuestion(answer) ? [{ kind: 'repeats_question' as const, answer: index }] : []),
      ...(isHardToHear(answer) ? [{ kind: 'hard_to_hear' as const, answer: index }] : []),
    ];
  });

const topicsOf = (lemmas: readonly string[]): Map<string, number> =>
  new Map(
    Object.entries(TOPICS)
      .map(([topic, words]) => [topic, lemmas.filter((lemma) => words.has(lemma)).length] as const)
      .filter(([, hits]) => hits > 0),
  );

const isOffTopic = ({ facts, sentences, fluentWords }: AnnotatedAnswer, tagWords: Tagger): boolean => {
  if (facts.question === undefined || fluentWords < FEWEST_WORDS) return false;
  const asked = tagWords(facts.question.split(/\s+/u).map(plainWord).filter(Boolean));
  const askedContent = new Set(
    asked.filter(({ pos }) => ['NOUN', 'VERB', 'ADJ'].includes(pos)).map(({ lemma }) => lemma),
  );
  const said = sentences.flat().map(({ lemma }) => lemma);
  const wanted = topicsOf([...askedContent]);
  if (wanted.size === 0 || said.some((lemma) => askedContent.has(lemma) && !COMMON_VERBS.has(lemma)))
    return false;
  const heard = topicsOf(said);
  if ([...wanted.keys()].some((topic) => heard.has(topic))) return false;
  return Math.max(0, ...heard.values()) >= FOREIGN_TOPIC_WORDS;
};

const COMMON_VERBS = new Set('do have be go get make think like say want describe tell'.split(' '));

/** Two independent signs are needed before an answer is said to sound prepared. */
const preparedQuote = (answer: AnnotatedAnswer, others: readonly AnnotatedAnswer[]): string | undefined => {
  const text = textOf(answer);
  const templates = TEMPLATES.filter((template) => text.includes(` ${template} `));
  const linkers = WRITTEN_LINKERS.filter((linker) => text.includes(` ${linker} `));
  const reused = reusedPhrase(text, others.map(textOf));
  const signs = [templates.length > 0, templates.length > 1, linkers.length > 2, reused !== undefined].filter(
    Boolean,
  ).length;
  return signs >= 2 || reused !== undefined ? (reused ?? templates[0] ?? linkers[0]) : undefined;
};

const textOf = ({ sentences }: AnnotatedAnswer): string =>
  ` ${sentences
    .flat()
    .map(({ text }) => text)
    .join(' ')} `;

const reusedPhrase = (text: string, others: readonly string[]): string | undefined => {
  const words = text.trim().split(' ');
  return words
    .map((_, index) => words.slice(index, index + REUSED_WORDS))
    .filter((phrase) => phrase.length === REUSED_WORDS)
    .map((phrase) => phrase.join(' '))
    .find((phrase) => others.some((other) => other.includes(` ${phrase} `)));
};

const repeatsQuestion = (answer: AnnotatedAnswer): boolean =>
  answer.fluentWords > 0 && findEchoes(answer).size / answer.fluentWords > ECHO_SHARE;

const isHardToHear = ({ facts }: AnnotatedAnswer): boolean => {
  const known = facts.words.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]));
  return known.length > 0 && known.reduce((sum, value) => sum + value, 0) / known.length < LOWEST_CONFIDENCE;
};
