import type { UnjudgedSession } from '../assessment.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import type { SessionFeedback } from './feedback.ts';
import { count } from './wording.ts';

const REASONS: Readonly<Record<UnjudgedSession['outcome'], (words: number) => string>> = {
  no_speech: () =>
    'We could not hear speech in this session, so there is no band. Check the microphone and try again.',
  too_little: (words) =>
    `We heard ${count(words, 'word')}, which is too little to judge fairly, so there is no band. Fifteen words and ten seconds are the least; a minute tells far more.`,
  not_english: () =>
    'Most of this did not sound like English to us, so there is no band. If you did speak English, try again closer to the microphone.',
};

const TASK =
  'Answer the same question again with one reason and one example. It works when you reach 30 seconds.';

/** A report without bands: what was heard, why that is not enough, and what to do. */
export const tellUnjudged = (
  { outcome, basis }: UnjudgedSession,
  answers: readonly AnnotatedAnswer[],
): SessionFeedback => {
  const reason = REASONS[outcome](basis.words);
  return {
    overall_band: null,
    fluency_band: null,
    lexical_band: null,
    grammar_band: null,
    pronunciation_band: null,
    examiner_comment: reason,
    summary: reason,
    criteriaScores: [],
    examiner_feedback: {
      band_score_estimate: '',
      overall_impression: reason,
      strengths: [],
      areas_for_improvement: [],
      detailed_analysis: '',
      band_justification: reason,
      encouragement: 'Nothing is lost: a new recording starts afresh.',
    },
    issues: [],
    action_plan: [TASK],
    improvementSuggestions: [TASK],
    questionFeedback: answers.map(({ facts }) => ({
      questionText: facts.question ?? '',
      transcription: facts.words.map(({ text }) => text).join(' '),
      feedback: reason,
      details: [],
    })),
    better_versions: [],
    words_to_learn: [],
    vocabulary: { range: '', collocations: [], band_target: null },
    timing: { wpm: null, pauses: { long: null } },
    notices: [reason],
  };
};
