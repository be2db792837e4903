import type { QuestionFeedback, SpokenWord } from '@bandwise/contract/feedback';
import type { Mark, Span } from './lay-out-text.ts';
import { palette } from './palette.ts';
import { drawRule, writeHeading, writeList } from './parts.ts';
import type { ReportContent } from './report-content.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';
import { durationOf } from './write-result.ts';

/** As on the screen: section 9 of the specification. */
const problemBelow = 80;
const wrongBelow = 60;
const longPauseSec = 1;
const indentPt = 24;
const place = { leftPt: page.leftPt + indentPt, widthPt: contentWidthPt - indentPt };

const legend: Span[] = [
  { text: 'word', mark: 'unclear', colour: palette.text },
  { text: ' unclear\u00A0\u00A0\u00A0\u00A0 ' },
  { text: 'word', mark: 'wrong', weight: 600, colour: palette.text },
  { text: ' wrong\u00A0sound\u00A0\u00A0\u00A0\u00A0 (word) left\u00A0out\u00A0\u00A0\u00A0\u00A0 ' },
  { text: 'word', mark: 'repeated' },
  { text: ' repeated\u00A0\u00A0\u00A0\u00A0 ' },
  { text: 'um', mark: 'filler' },
  { text: ' filler\u00A0\u00A0\u00A0\u00A0 ' },
  { text: '0.7\u00A0s', mark: 'pause' },
  { text: ' pause\u00A0\u00A0\u00A0\u00A0 ' },
  { text: '1.2\u00A0s', mark: 'longPause', colour: palette.accentText },
  { text: ' pause\u00A0over\u00A01\u00A0s' },
];

export function writeAnswers(sheet: Sheet, { feedback }: ReportContent): void {
  if (feedback.questionFeedback.length === 0) return;
  writeHeading(sheet, 'Your answers');
  sheet.write(legend, { ...type.small, linePt: 16 });
  sheet.skip(8);
  for (const [index, question] of feedback.questionFeedback.entries()) {
    if (index > 0) drawRule(sheet, 9, heightOfStart(sheet, question));
    writeAnswer(sheet, question);
  }
}

/** A question is not left alone at the foot of a page. */
const heightOfStart = (sheet: Sheet, { questionText }: QuestionFeedback) =>
  sheet.heightOf(questionText, type.h3, place.widthPt) + 4 * type.transcript.linePt;

function writeAnswer(sheet: Sheet, question: QuestionFeedback): void {
  sheet.keep(heightOfStart(sheet, question));
  const topPt = sheet.at();
  sheet.decorate(() => {
    sheet.doc.circle(page.leftPt + 8, topPt + 7.5, 8).fill(palette.primarySoft);
    sheet.stamp(
      String(question.question_order),
      { ...type.small, weight: 600, colour: palette.primary },
      {
        leftPt: page.leftPt,
        widthPt: 16,
        align: 'centre',
        yPt: topPt + 1.4,
      },
    );
  });
  sheet.write(question.questionText, type.h3, { ...place, tag: 'H3' });
  const said = question.words.filter(({ kind }) => kind === 'word').length;
  sheet.write(
    [
      durationOf(question.duration),
      `${said} words`,
      ...(question.is_corrected ? ['transcript corrected by you'] : []),
    ].join('  ·  '),
    type.small,
    place,
  );
  sheet.skip(4);
  if (question.words.length > 0) sheet.write(question.words.flatMap(spansOf), type.transcript, place);
  else sheet.write(question.transcription ?? 'Transcription not available', type.body, place);
  sheet.skip(4);
  writeRemarks(sheet, question);
}

function writeRemarks(sheet: Sheet, { feedback, details }: QuestionFeedback): void {
  if (feedback) {
    sheet.write(feedback, type.body, place);
    sheet.skip(3);
  }
  for (const { type: kind, text } of details) {
    if (text === feedback) continue;
    writeList(sheet, [text], kind === 'strength' ? 'good' : kind === 'weakness' ? 'next' : 'dot', place);
  }
}

/** A word, how it was said, and the silence after it. */
function spansOf(word: SpokenWord): Span[] {
  const pauseSec = word.pause_after_seconds;
  return [
    spanOf(word),
    { text: ' ' },
    ...(pauseSec === null
      ? []
      : [
          pauseSec > longPauseSec
            ? ({
                text: `${pauseSec.toFixed(1)}\u00A0s`,
                mark: 'longPause',
                colour: palette.accentText,
              } as const)
            : ({ text: `${pauseSec.toFixed(1)}\u00A0s`, mark: 'pause', colour: palette.text3 } as const),
          { text: ' ' },
        ]),
  ];
}

function spanOf(word: SpokenWord): Span {
  if (word.kind === 'missing') return { text: `(${word.text})`, colour: palette.text3 };
  if (word.kind !== 'word') return { text: word.text, colour: palette.text3, mark: word.kind };
  const mark = markOf(word);
  return { text: word.text, ...(mark && { mark }), ...(mark === 'wrong' && { weight: 600 }) };
}

function markOf({ accuracy_score: score, error_type: error }: SpokenWord): Mark | undefined {
  if (score === null) return undefined;
  if (score < wrongBelow || error === 'Mispronunciation') return 'wrong';
  return score < problemBelow || error !== 'None' ? 'unclear' : undefined;
}
