import type { Assessment } from './assessment.ts';
import { judgeSession } from './bands/judge-session.ts';
import { shippedModel } from './bands/shipped-model.ts';
import type { AnswerFacts } from './facts.ts';
import { checkSentences } from './grammar/check-sentences.ts';
import { locateErrors } from './grammar/measure-errors.ts';
import { openChecker } from './language/checker.ts';
import { readLexicon } from './language/lexicon.ts';
import { openTagger } from './language/tagger.ts';
import { annotateAnswer, type AnnotatedAnswer } from './transcript/annotate-answer.ts';

export interface ExaminedSession {
  readonly answers: readonly AnnotatedAnswer[];
  readonly assessment: Assessment;
}

export interface Examiner {
  /** All answers of a session together, as an examiner rates the whole performance. */
  examine(answers: readonly AnswerFacts[]): Promise<ExaminedSession>;
}

/** Loads word lists, tagger and grammar checker once (about 3 s of one core and 330 MB); examining reads nothing else. */
export const openExaminer = async (): Promise<Examiner> => {
  const language = { lexicon: readLexicon(), tagWords: openTagger(), model: shippedModel };
  const check = await openChecker();
  return {
    examine: async (facts) => {
      const answers = facts.map((answer) => annotateAnswer(answer, language.tagWords));
      const own = locateErrors(answers);
      const errors = [...own, ...(await checkSentences(answers, own, check))];
      return { answers, assessment: judgeSession(answers, errors, language) };
    },
  };
};
