import type { JudgedSession } from '../assessment.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import type { Choose } from './choose.ts';
import type { QuestionFeedback } from './feedback.ts';
import { findMarkers } from './find-markers.ts';
import { tellNotice } from './tell-notices.ts';
import { count, quote } from './wording.ts';

/** Shorter than this an answer has hardly begun, by part of the exam (exam notes: usual lengths). */
const SHORT_WORDS = { 1: 25, 2: 90, 3: 45 } as const;
const SHOWN_ERRORS = 2;

type Detail = QuestionFeedback['details'][number];

export const tellQuestions = (
  session: JudgedSession,
  answers: readonly AnnotatedAnswer[],
  choose: Choose,
): QuestionFeedback[] =>
  answers.map((answer, index) => {
    const details = [
      ...session.notices
        .filter((notice) => notice.answer === index)
        .map((notice): Detail => ({ type: 'other', text: tellNotice(notice) })),
      ...strengthsOf(answer),
      ...weaknessesOf(session, answer, index, choose),
    ];
    return {
      questionText: answer.facts.question ?? '',
      transcription: answer.facts.words.map(({ text }) => text).join(' '),
      feedback: details.map(({ text }) => text).join(' '),
      details,
    };
  });

const strengthsOf = (answer: AnnotatedAnswer): Detail[] => {
  const linkers = findMarkers([answer]).slice(0, 2);
  const { durationSec } = answer.facts;
  const length =
    durationSec === undefined
      ? count(answer.fluentWords, 'word')
      : `${count(answer.fluentWords, 'word')} in ${Math.round(durationSec)} seconds`;
  if (answer.fluentWords === 0) return [{ type: 'other', text: 'We could not hear speech in this answer.' }];
  const joined =
    linkers.length === 0 ? '' : `, joined with ${linkers.map(({ text }) => quote(text)).join(' and ')}`;
  return [{ type: 'strength', text: `You said ${length}${joined}.` }];
};

const weaknessesOf = (
  { errors, timing }: JudgedSession,
  answer: AnnotatedAnswer,
  index: number,
  choose: Choose,
): Detail[] => {
  const details: Detail[] = errors
    .filter((error) => error.answer === index && !error.broken)
    .slice(0, SHOWN_ERRORS)
    .map(({ excerpt, fix, why }, place, shown) => ({
      type: 'weakness',
      text:
        shown[place - 1]?.why === why
          ? `The same goes for ${quote(excerpt)}: ${quote(fix)}.`
          : `${quote(excerpt)} would be ${quote(fix)}. ${why}`,
    }));
  const stops = (timing?.longPauses ?? []).filter(
    (pause) => pause.answer === index && pause.place === 'inside_clause',
  );
  const [longest] = stops.toSorted((one, other) => other.durationSec - one.durationSec);
  if (longest !== undefined && stops.length >= 2) {
    const { words } = answer.facts;
    const said = words
      .slice(Math.max(0, longest.afterWord - 2), longest.afterWord + 1)
      .map(({ text }) => text);
    details.push({
      type: 'weakness',
      text: `The longest stop inside a phrase was ${longest.durationSec.toFixed(1)} seconds, after ${quote(said.join(' '))}.`,
    });
  }
  const { part } = answer.facts;
  if (part !== undefined && answer.fluentWords > 0 && answer.fluentWords < SHORT_WORDS[part])
    details.push({
      type: 'weakness',
      text: choose(`short ${index}`, [
        'There was room for more: add a reason, then an example.',
        'This answer could go on: say why, then give one case.',
        'Stretch this answer with “because” and “for example”.',
      ]),
    });
  return details;
};
