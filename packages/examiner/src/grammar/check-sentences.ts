import type { Checker } from '../language/checker.ts';
import type { Tagged } from '../language/tagger.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { heardClearly } from './heard-clearly.ts';
import type { LocatedError } from './measure-errors.ts';
import { joinTokens } from './rule.ts';

const JOINED = /^(?:n't|'(?:s|m|re|ve|d|ll))$/u;

/** The sentence as text, and where each token begins in it. */
const layOut = (sentence: readonly Tagged[]): { text: string; starts: number[] } => {
  let text = '';
  const starts = sentence.map((token) => {
    if (text !== '' && !JOINED.test(token.text)) text += ' ';
    const start = text.length;
    text +=
      start === 0 || token.text === 'i'
        ? `${token.text.charAt(0).toUpperCase()}${token.text.slice(1)}`
        : token.text;
    return start;
  });
  return { text: `${text}.`, starts };
};

/** Errors that the grammar checker adds to those already found. */
export const checkSentences = async (
  answers: readonly AnnotatedAnswer[],
  found: readonly LocatedError[],
  check: Checker,
): Promise<LocatedError[]> => {
  const added: LocatedError[] = [];
  for (const [answer, { facts, sentences }] of answers.entries())
    for (const [index, sentence] of sentences.entries()) {
      const { text, starts } = layOut(sentence);
      const known = found.filter((error) => error.answer === answer && error.sentence === index);
      for (const hit of await check(text)) {
        const from = starts.findLastIndex((start) => start <= hit.start);
        const to = starts.findLastIndex((start) => start < hit.end);
        if (known.some((error) => error.from <= to && error.to >= from)) continue;
        const excerpt = joinTokens(sentence.slice(from, to + 1).map((token) => token.text));
        const first = sentence[from]?.word ?? 0;
        if (!heardClearly(facts.words, first, sentence[to]?.word ?? first)) continue;
        const startSec = facts.words[first]?.startSec;
        added.push({
          ...{
            id: hit.rule,
            area: hit.area,
            severity: 2,
            why: REASONS[hit.area] ?? hit.message,
            excerpt,
            from,
            to,
            answer,
          },
          ...{ fix: hit.replacement.toLowerCase().replace(/\bi\b/u, 'I'), sentence: index, broken: false },
          ...(startSec === undefined ? {} : { startSec }),
        });
      }
    }
  return added;
};

const REASONS: Readonly<Record<string, string>> = {
  agreement: 'The verb matches its subject.',
  tense: 'This form of the verb does not go with the words around it.',
  comparison: 'One mark of comparison is enough.',
};
