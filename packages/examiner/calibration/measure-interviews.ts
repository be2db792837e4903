import { measureSession } from '../src/bands/measure-session.ts';
import { locateErrors } from '../src/grammar/measure-errors.ts';
import { readLexicon } from '../src/language/lexicon.ts';
import { openTagger } from '../src/language/tagger.ts';
import { annotateAnswer } from '../src/transcript/annotate-answer.ts';
import type { Rated } from './fit-level.ts';
import type { Interview } from './read-interviews.ts';

export const measureInterviews = (interviews: readonly Interview[]): Rated[] => {
  const tagWords = openTagger();
  const lexicon = readLexicon();
  return interviews.map(({ id, level, turns }) => {
    const answers = turns.map((turn) => annotateAnswer(turn, tagWords));
    return { id, level, measures: measureSession(answers, locateErrors(answers), lexicon) };
  });
};
