import { judgeSession, type Language } from '../bands/judge-session.ts';
import { shippedModel } from '../bands/shipped-model.ts';
import type { AnswerFacts } from '../facts.ts';
import { locateErrors } from '../grammar/measure-errors.ts';
import { readLexicon } from '../language/lexicon.ts';
import { openTagger } from '../language/tagger.ts';
import { annotateAnswer } from '../transcript/annotate-answer.ts';

/** The real language resources without the grammar checker, which takes seconds to load and has tests of its own. */
export const openLanguage = (): Language => ({
  lexicon: readLexicon(),
  tagWords: openTagger(),
  model: shippedModel,
});

export const judge = (facts: readonly AnswerFacts[], language: Language) => {
  const answers = facts.map((answer) => annotateAnswer(answer, language.tagWords));
  return judgeSession(answers, locateErrors(answers), language);
};

/** The bands of a session that is sure to be judged. */
export const bandsOf = (facts: readonly AnswerFacts[], language: Language) => {
  const assessment = judge(facts, language);
  if (assessment.outcome !== 'judged') throw new Error(`Not judged: ${assessment.outcome}`);
  return assessment;
};

/** A transcript alone. */
export const written = (text: string): AnswerFacts => ({
  words: text.split(/\s+/u).map((word) => ({ text: word })),
});
