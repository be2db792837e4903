import type { CriterionFeedback } from '@bandwise/contract/feedback';
import { palette } from './palette.ts';
import { drawRule, drawScale, writeHeading } from './parts.ts';
import type { ReportContent } from './report-content.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

const sidePt = 138;
const gapPt = 22;
const mainLeftPt = page.leftPt + sidePt + gapPt;
const mainWidthPt = contentWidthPt - sidePt - gapPt;

export function writeCriteria(sheet: Sheet, { feedback }: ReportContent): void {
  if (feedback.criteriaScores.length === 0) return;
  writeHeading(sheet, 'Four criteria');
  for (const [index, criterion] of feedback.criteriaScores.entries()) {
    if (index > 0) drawRule(sheet, 10, heightOfStart(sheet, criterion));
    writeCriterion(sheet, criterion);
  }
}

/** What stays together: the side, and the text with its figures. */
const heightOfStart = (sheet: Sheet, { feedback }: CriterionFeedback) =>
  Math.max(78, sheet.heightOf(feedback, type.body, mainWidthPt) + 40);

/** The band at the left, what it rests on at the right. */
function writeCriterion(sheet: Sheet, criterion: CriterionFeedback): void {
  const { name, score, range, feedback, evidence } = criterion;
  const figures = evidence.filter((one) => one.kind === 'figure');
  const quotes = evidence.filter((one) => one.kind === 'quote');
  sheet.keep(heightOfStart(sheet, criterion));
  const topPt = sheet.at();
  sheet.write(name, type.h3, { tag: 'H3', widthPt: sidePt });
  sheet.skip(2);
  sheet.write(score === null ? 'Not judged' : score.toFixed(1), score === null ? type.body : type.band, {
    widthPt: sidePt,
  });
  if (score !== null) {
    const alt = `${score.toFixed(1)} on a scale from 0 to 9${range ? `, likely ${range.low.toFixed(1)} to ${range.high.toFixed(1)}` : ''}`;
    sheet.skip(8);
    sheet.drawFigure(alt, () =>
      drawScale(sheet, { xPt: page.leftPt + 4, yPt: sheet.at(), widthPt: sidePt - 12 }, score, range),
    );
    sheet.skip(7);
    if (range)
      sheet.write(`Likely ${range.low.toFixed(1)} to ${range.high.toFixed(1)}`, type.small, {
        widthPt: sidePt,
      });
  }
  const sideEndPt = sheet.at();
  sheet.moveTo(topPt);
  sheet.write(feedback, type.body, { leftPt: mainLeftPt, widthPt: mainWidthPt });
  if (figures.length > 0) {
    sheet.skip(4);
    sheet.write(
      figures.flatMap(({ name: label, value, unit }, index) => [
        { text: `${index > 0 ? '   ·   ' : ''}${label} ` },
        { text: String(value), weight: 600 as const, colour: palette.text },
        { text: unit ? ` ${unit}` : '' },
      ]),
      type.small,
      { leftPt: mainLeftPt, widthPt: mainWidthPt },
    );
  }
  for (const quote of quotes) writeQuote(sheet, quote);
  // On a later page there is nothing beside the text any more.
  if (sheet.at() > topPt) sheet.moveTo(Math.max(sheet.at(), sideEndPt));
}

function writeQuote(
  sheet: Sheet,
  quote: Extract<CriterionFeedback['evidence'][number], { kind: 'quote' }>,
): void {
  const place = { leftPt: mainLeftPt + 10, widthPt: mainWidthPt - 10 };
  const text = [
    { text: `“${quote.text}”`, colour: palette.text },
    { text: `  Answer ${quote.question_order}${quote.note ? `: ${quote.note}` : ''}` },
  ];
  sheet.skip(5);
  const heightPt = sheet.heightOf(text, type.small, place.widthPt);
  sheet.keep(heightPt);
  sheet.decorate(() => {
    sheet.doc.rect(mainLeftPt, sheet.at() + 1, 2, heightPt - 2).fill(palette.border);
  });
  sheet.write(text, type.small, place);
}
