import type { ExamPart, ExamQuestion } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import type { Paper } from '@bandwise/question-bank/paper';

const { recorderMaxSec, longTurnMaxSec, preparationSec } = practiceLimits;

const plainQuestion = {
  kind: 'question' as const,
  points: [],
  preparation_seconds: 0,
  max_seconds: recorderMaxSec,
};

/** What the examiner asks in one part, in order. */
export function questionsOfPart(paper: Paper, part: ExamPart): ExamQuestion[] {
  return unnumbered(paper, part).map((question, index) => ({ ...question, question_order: index + 1 }));
}

function unnumbered(paper: Paper, part: ExamPart): Omit<ExamQuestion, 'question_order'>[] {
  if (part === 1)
    return paper.part1.flatMap(({ topic, questions }) =>
      questions.map((text) => ({ ...plainQuestion, question_text: text, topic })),
    );
  if (part === 3)
    return paper.part3.map((text) => ({ ...plainQuestion, question_text: text, topic: paper.theme }));
  const { topic, points, roundingOff } = paper.part2;
  return [
    {
      kind: 'cue_card',
      question_text: topic,
      topic: paper.theme,
      points: [...points],
      preparation_seconds: preparationSec,
      max_seconds: longTurnMaxSec,
    },
    { ...plainQuestion, kind: 'rounding_off', question_text: roundingOff, topic: paper.theme },
  ];
}
