import type { JudgedSession } from '../assessment.ts';
import type {
  CriterionScore,
  ExaminerFeedback,
  Issue,
  QuestionFeedback,
  SessionFeedback,
} from '../feedback/feedback.ts';
import { bandOf, bandsOf, CRITERIA, interval, justify, NAMES, ranked } from '../feedback/tell-bands.ts';
import { band, quote as quoted, sentence } from '../feedback/wording.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { boundBands } from './bound-bands.ts';
import { READ_CRITERIA } from './descriptors.ts';
import { readClaims, type Claims } from './read-claims.ts';
import type { Reply } from './reply.ts';

export interface MergedReply {
  readonly assessment: JudgedSession;
  readonly feedback: SessionFeedback;
}

interface Examined {
  readonly assessment: JudgedSession;
  readonly answers: readonly AnnotatedAnswer[];
  /** The embedded report, which stays where the reader has nothing to say. */
  readonly feedback: SessionFeedback;
}

/**
 * A model's reply over the measured session and the embedded report. Bands move by one at most, claims quote the learner,
 * pronunciation stays as measured. Throws a `NonsensicalReply` where too little of the reply can be believed.
 */
export const mergeReply = (
  reply: Reply,
  { assessment: measured, answers, feedback }: Examined,
): MergedReply => {
  const claims = readClaims(reply, answers);
  const assessment = boundBands(measured, reply.bands);
  const remarks = feedback.criteriaScores.map((embedded): CriterionScore => {
    const criterion = CRITERIA.find((one) => NAMES[one] === embedded.name);
    if (criterion === undefined || criterion === 'pronunciation') return embedded;
    const read = claims.criteria[criterion];
    const areas = claims.weaknesses.filter((claim) => claim.criterion === criterion).map(tell);
    return {
      ...embedded,
      score: bandOf(assessment, criterion),
      feedback: read === '' ? embedded.feedback : read,
      areasToImprove: areas.length === 0 ? embedded.areasToImprove : areas,
    };
  });
  const report = writeReport(claims, measured, assessment, feedback.examiner_feedback, remarks);
  return {
    assessment,
    feedback: {
      ...feedback,
      ...bandsOf(assessment),
      examiner_comment: `${report.overall_impression} ${report.encouragement}`,
      summary: report.overall_impression,
      criteriaScores: remarks,
      examiner_feedback: report,
      issues: claims.corrections.length === 0 ? feedback.issues : claims.corrections.map(asIssue),
      action_plan: claims.tasks,
      improvementSuggestions: report.areas_for_improvement,
      questionFeedback: feedback.questionFeedback.map((question, index) =>
        withComment(question, claims.answers[index]),
      ),
      better_versions:
        claims.corrections.length === 0
          ? feedback.better_versions
          : claims.corrections.map(({ quote, better, why }) => ({ said: quote.text, better, why })),
      vocabulary: {
        ...feedback.vocabulary,
        band_target: Math.min(9, (bandOf(assessment, 'lexical') ?? 0) + 0.5),
      },
    },
  };
};

const asIssue = ({ kind, quote, better }: Claims['corrections'][number]): Issue => ({
  type: kind,
  excerpt: quote.text,
  fix: better,
});

const withComment = (question: QuestionFeedback, comment: string | undefined): QuestionFeedback =>
  comment === undefined ? question : { ...question, feedback: comment };

const writeReport = (
  claims: Claims,
  measured: JudgedSession,
  assessment: JudgedSession,
  embedded: ExaminerFeedback,
  remarks: SessionFeedback['criteriaScores'],
): ExaminerFeedback => ({
  band_score_estimate: interval(assessment.overall),
  overall_impression: `Our estimate is band ${interval(assessment.overall)}. ${claims.impression}`,
  strengths: claims.strengths.length === 0 ? embedded.strengths : claims.strengths.map(tell),
  areas_for_improvement:
    claims.weaknesses.length === 0 ? embedded.areas_for_improvement : claims.weaknesses.map(tell),
  detailed_analysis: ranked(assessment)
    .map(
      (criterion) =>
        `${NAMES[criterion]}: ${remarks.find(({ name }) => name === NAMES[criterion])?.feedback ?? ''}`,
    )
    .join('\n\n'),
  band_justification: [justify(assessment), ...tellMoves(measured, assessment)].join(' '),
  encouragement: claims.encouragement === '' ? embedded.encouragement : claims.encouragement,
});

const tell = ({ quote, comment }: Claims['strengths'][number]): string =>
  `${quoted(quote.text)}: ${sentence(comment)}`;

/** What the reader changed is told: the figures alone say something else. */
const tellMoves = (measured: JudgedSession, assessment: JudgedSession): string[] =>
  READ_CRITERIA.flatMap((criterion) => {
    const from = measured.criteria[criterion]?.band;
    const to = assessment.criteria[criterion]?.band;
    return from === undefined || to === undefined || from === to
      ? []
      : [
          `The measurements alone gave ${NAMES[criterion]} ${band(from)}; reading the answers made it ${band(to)}.`,
        ];
  });
