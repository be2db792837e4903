import type { Criterion, JudgedSession } from '../assessment.ts';
import type { ExaminedSession } from '../open-examiner.ts';
import { pronunciationOf } from '../pronunciation/session-pronunciation.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { chooseBy, type Choose } from './choose.ts';
import type { ExaminerFeedback, Remarks, SessionFeedback } from './feedback.ts';
import { improveSentences } from './improve-sentences.ts';
import { listIssues } from './list-issues.ts';
import { planActions } from './plan-actions.ts';
import { findOverused, suggestWords } from './suggest-words.ts';
import { bandOf, bandsOf, CRITERIA, interval, justify, NAMES, ranked } from './tell-bands.ts';
import { tellFluency } from './tell-fluency.ts';
import { tellGrammar } from './tell-grammar.ts';
import { tellLexis } from './tell-lexis.ts';
import { tellNotices } from './tell-notices.ts';
import { tellPronunciation } from './tell-pronunciation.ts';
import { tellQuestions } from './tell-questions.ts';
import { tellUnjudged } from './tell-unjudged.ts';
import { band } from './wording.ts';

/** The embedded examiner's report. It says nothing that no measurement or quotation stands behind. */
export const writeFeedback = ({ answers, assessment }: ExaminedSession): SessionFeedback => {
  if (assessment.outcome !== 'judged') return tellUnjudged(assessment, answers);
  const choose = chooseBy(answers.flatMap(({ facts }) => facts.words.map(({ text }) => text)).join(' '));
  const lexicalBand = assessment.criteria.lexical?.band ?? 0;
  const overused = findOverused(answers);
  const toLearn = suggestWords(answers, lexicalBand);
  const remarks: Record<Criterion, Remarks> = {
    fluency: tellFluency(assessment, answers, choose),
    lexical: tellLexis(assessment, overused, toLearn, choose),
    grammar: tellGrammar(assessment, answers, choose),
    pronunciation: tellPronunciation(assessment, pronunciationOf(answers), choose),
  };
  const plan = planActions(assessment);
  const report = writeReport(assessment, answers, remarks, choose);
  return {
    ...bandsOf(assessment),
    examiner_comment: `${report.overall_impression} ${report.encouragement}`,
    summary: report.overall_impression,
    criteriaScores: CRITERIA.map((criterion) => ({
      name: NAMES[criterion],
      score: bandOf(assessment, criterion),
      feedback: [remarks[criterion].strength, remarks[criterion].limit, remarks[criterion].next]
        .filter(Boolean)
        .join(' '),
      strengths: remarks[criterion].strength === undefined ? [] : [remarks[criterion].strength],
      areasToImprove: remarks[criterion].limit === undefined ? [] : [remarks[criterion].limit],
      next_step: remarks[criterion].next,
    })),
    examiner_feedback: report,
    issues: listIssues(assessment),
    action_plan: plan,
    improvementSuggestions: report.areas_for_improvement,
    questionFeedback: tellQuestions(assessment, answers, choose),
    better_versions: improveSentences(answers, assessment.errors),
    words_to_learn: toLearn,
    vocabulary: {
      range: `${Math.round(100 * assessment.measures.wordVariety)}% of the content words in a stretch of forty were different.`,
      collocations: assessment.errors.filter(({ area }) => area === 'word choice').map(({ fix }) => fix),
      band_target: Math.min(9, lexicalBand + 0.5),
    },
    timing: {
      wpm: assessment.timing === null ? null : Math.round(assessment.timing.wordsPerMinute),
      pauses: { long: assessment.timing === null ? null : assessment.timing.longPauses.length },
    },
    notices: tellNotices(assessment.notices, answers),
  };
};

/** A word used too often holds nobody back as much as a pattern of slips or stops at the same band does. */
const LIGHTER_LIMIT = { fluency: 0, lexical: 0.75, grammar: 0, pronunciation: 0.25 } as const;

/** Criteria in which something holds the speaker back, the one that matters most first. */
const heldBack = (session: JudgedSession, remarks: Readonly<Record<Criterion, Remarks>>): Remarks[] =>
  ranked(session)
    .map((criterion) => ({
      criterion,
      rank: (session.criteria[criterion]?.exact ?? 9) + LIGHTER_LIMIT[criterion],
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ criterion }) => remarks[criterion])
    .filter(({ limit }) => limit !== undefined);

const writeReport = (
  session: JudgedSession,
  answers: readonly AnnotatedAnswer[],
  remarks: Readonly<Record<Criterion, Remarks>>,
  choose: Choose,
): ExaminerFeedback => {
  const order = ranked(session);
  const strengths = order.flatMap((criterion) => remarks[criterion].strength ?? []);
  const held = heldBack(session, remarks);
  const areas = held.flatMap(({ other, limit }) => other ?? limit ?? []);
  const lowest = order.at(-1) ?? 'fluency';
  const { overall } = session;
  const estimate = choose('estimate', [
    `Our estimate is band ${interval(overall)}.`,
    `We put this performance at band ${interval(overall)}; it is an estimate.`,
    `This session points to band ${interval(overall)}, as an estimate.`,
  ]);
  const matters = held[0]?.focus ?? remarks[lowest].next;
  return {
    band_score_estimate: interval(overall),
    overall_impression: [estimate, strengths[0], matters].filter(Boolean).join(' '),
    // The first is in the impression; where there are more, the list goes on from it.
    strengths: strengths.length > 1 ? strengths.slice(1, 4) : strengths,
    areas_for_improvement:
      areas.length > 0 ? areas.slice(0, 3) : order.slice(-3, -1).map((criterion) => remarks[criterion].next),
    detailed_analysis: order
      .map(
        (criterion) =>
          `${NAMES[criterion]}: ${[remarks[criterion].strength, remarks[criterion].limit, remarks[criterion].next].filter(Boolean).join(' ')}`,
      )
      .join('\n\n'),
    band_justification: justify(session),
    encouragement: encourage(session, answers, choose),
  };
};

const encourage = (
  { overall, basis, timing }: JudgedSession,
  answers: readonly AnnotatedAnswer[],
  choose: Choose,
): string => {
  const longest = Math.max(...answers.map(({ fluentWords }) => fluentWords));
  const evidence =
    timing === null ? `${basis.words} words` : `${Math.round(timing.wordsPerMinute)} words a minute`;
  const half = band(Math.min(9, overall.band + 0.5));
  return choose('encouragement', [
    `Your longest answer ran to ${longest} words, so there is material to build on: band ${half} is weeks of steady practice away.`,
    `With ${evidence} today you have a base to measure the next session against; regular practice is what moves it.`,
    `You kept an answer up for ${longest} words. Half a band takes weeks of practice, and this is where it starts.`,
  ]);
};
