import { describe, expect, it } from 'vitest';
import type { AnswerFacts } from '../facts.ts';
import { judge, openLanguage, written } from '../testing/open-language.ts';
import { SAMPLE_ANSWERS } from '../testing/sample-answers.ts';
import { annotateAnswer } from '../transcript/annotate-answer.ts';
import { writeFeedback } from './write-feedback.ts';

const language = openLanguage();
const feedbackOn = (facts: readonly AnswerFacts[]) =>
  writeFeedback({
    answers: facts.map((answer) => annotateAnswer(answer, language.tagWords)),
    assessment: judge(facts, language),
  });
const reports = SAMPLE_ANSWERS.map(({ answer }) => ({ answer, feedback: feedbackOn([answer]) }));

/** Several slips of several kinds. */
const MANY_SLIPS = written(
  `Nobody know how to do it. My father don't like it. Many people thinks that it is old. My parents lives in a village. They pass it on by
  tell stories. Machines can do a lot of routine works. When I was child we had much books. It's depend on the family, and I'm not agree.`,
);

const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”/gu, '');
const proseOf = ({
  examiner_feedback: report,
  criteriaScores,
  action_plan: plan,
}: ReturnType<typeof feedbackOn>) =>
  [
    report.overall_impression,
    report.detailed_analysis,
    report.band_justification,
    report.encouragement,
    ...criteriaScores.map(({ feedback }) => feedback),
    ...plan,
  ].join(' ');

describe('the embedded report', () => {
  it('quotes only what the learner said', () => {
    for (const { answer, feedback } of reports) {
      const said = answer.words.map(({ text }) => text.toLowerCase().replaceAll(/[.,?!:;]/gu, '')).join(' ');
      for (const { excerpt } of feedback.issues) expect(said).toContain(excerpt.toLowerCase());
    }
  });

  it('never writes the same paragraph for different speech', () => {
    const impressions = reports.map(({ feedback }) => feedback.examiner_feedback.overall_impression);
    expect(new Set(impressions).size).toBe(impressions.length);
    const comments = reports.map(({ feedback }) => feedback.examiner_comment);
    expect(new Set(comments).size).toBe(comments.length);
  });

  it('writes the same report for the same speech', () => {
    expect(feedbackOn([SAMPLE_ANSWERS[3]!.answer])).toEqual(reports[3]!.feedback);
  });

  it('keeps to the words of a kind and precise examiner', () => {
    for (const { feedback } of reports)
      expect(withoutQuotes(proseOf(feedback))).not.toMatch(
        /\b(?:wrong|bad|poor|weak|fail|broken|native|perfect|flawless|amazing|always|never|completely|obviously|just|simply|of course|cheat|memorised|guaranteed|unfortunately)\b|!/iu,
      );
  });

  it('carries the bands, a plan of three tasks and at most five corrections', () => {
    for (const { feedback } of reports) {
      expect(feedback.criteriaScores).toHaveLength(4);
      expect(feedback.action_plan).toHaveLength(3);
      expect(feedback.issues.length).toBeLessThanOrEqual(5);
      expect(feedback.examiner_feedback.band_justification).toMatch(/seconds of speech and \d+ words/u);
      expect(feedback.examiner_feedback.areas_for_improvement.length).toBeGreaterThan(0);
    }
  });

  it('says no sentence in three places where there is more than one thing to say', () => {
    for (const { feedback } of [...reports, { feedback: feedbackOn([MANY_SLIPS]) }].filter(
      ({ feedback: { issues } }) => issues.length > 1,
    )) {
      const places = [
        [feedback.examiner_feedback.overall_impression],
        feedback.examiner_feedback.strengths,
        feedback.examiner_feedback.areas_for_improvement,
        feedback.criteriaScores.map((score) => score.feedback),
        feedback.action_plan,
        feedback.questionFeedback.map((question) => question.feedback),
      ].map((texts) => new Set(texts.join(' ').split(/(?<=[.?])\s+(?=[A-Z“])/u)));
      const said = places.flatMap((sentences) => [...sentences]);
      expect(said.filter((one) => said.filter((other) => other === one).length > 2)).toEqual([]);
    }
  });

  it('quotes different slips in the report, its lists and the plan where there are several', () => {
    const { criteriaScores, examiner_feedback: report, action_plan: plan } = feedbackOn([MANY_SLIPS]);
    const quoted = (text: string) => [...text.matchAll(/“([^”]+)”/gu)].map(([, words]) => words);
    const card = quoted(criteriaScores[2]!.areasToImprove.join(' '));
    const areas = quoted(report.areas_for_improvement.join(' '));
    expect(card.length).toBeGreaterThan(0);
    expect(areas.filter((words) => card.includes(words))).toEqual([]);
    expect(quoted(report.overall_impression).filter((words) => card.includes(words))).toEqual([]);
    expect(quoted(plan.join(' ')).filter((words) => card.includes(words))).toEqual([]);
  });

  it('says which answers a notice is about where there are several', () => {
    const unclear = (text: string, number?: number): AnswerFacts => ({
      words: text.split(' ').map((word) => ({ text: word, confidence: 0.3 })),
      ...(number === undefined ? {} : { number }),
    });
    const text = 'I like to walk in the park with my dog because it is quiet and the air is good';
    expect(feedbackOn([unclear(text)]).notices).toEqual([expect.stringContaining('of this answer was')]);
    expect(feedbackOn([written(text), unclear(text.replace('park', 'wood'), 4)]).notices).toContainEqual(
      expect.stringContaining('The recording of answer 4 was hard'),
    );
    const two = feedbackOn([written('Yes.'), unclear(text), unclear(text.replace('dog', 'cat'))]);
    expect(two.notices).toContainEqual(expect.stringContaining('recordings of answers 2 and 3 were hard'));
    expect(two.questionFeedback[1]!.feedback).toContain('recording of this answer was hard');
  });

  it('says the weakest sentences again, put right', () => {
    const [first] = reports;
    expect(first!.feedback.better_versions).toContainEqual({
      said: 'Yesterday I go with my sister and we eat ice cream.',
      better: 'Yesterday I went with my sister and we ate ice cream.',
      why: 'A finished time needs the past.',
    });
  });

  it('offers words that the learner has not used', () => {
    const { answer, feedback } = reports[1]!;
    const said = answer.words.map(({ text }) => text.toLowerCase());
    expect(feedback.words_to_learn.length).toBeGreaterThan(2);
    for (const { learn, example } of feedback.words_to_learn) {
      for (const word of learn) expect(said).not.toContain(word);
      expect(learn.some((word) => example.toLowerCase().includes(word))).toBe(true);
    }
  });

  it('says nothing of pace or sound where only a transcript is known', () => {
    const feedback = feedbackOn([{ words: SAMPLE_ANSWERS[2]!.answer.words.map(({ text }) => ({ text })) }]);
    expect(proseOf(feedback)).not.toMatch(/words a minute|[Yy]ou paused|long pause|seconds of speech/u);
    expect(feedback.timing.wpm).toBeNull();
    expect(feedback.pronunciation_band).toBeNull();
  });

  it('tells why there is no band for too little speech, and gives a task', () => {
    const feedback = feedbackOn([written('I like it')]);
    expect(feedback.overall_band).toBeNull();
    expect(feedback.examiner_comment).toContain('too little');
    expect(feedback.action_plan).toHaveLength(1);
  });
});
