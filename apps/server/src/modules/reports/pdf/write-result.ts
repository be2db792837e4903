import type { ReportContent } from './report-content.ts';
import { palette, tierOf } from './palette.ts';
import { writeBox } from './parts.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

/** Of the feedback view: section 9 of the specification. */
const descriptors = [
  [8, 'Very Good to Expert'],
  [7, 'Good'],
  [6, 'Competent'],
  [5, 'Modest'],
  [4, 'Limited'],
  [3, 'Extremely Limited'],
] as const;
const describeBand = (band: number) =>
  descriptors.find(([from]) => band >= from)?.[1] ?? 'Non User to Intermittent';

const gauge = { radiusPt: 44, fromDeg: 135, sweepDeg: 270 } as const;
const cardHeightPt = 132;
const paddingPt = 16;

/** The band, its range and what it rests on; without a band, why there is none. */
export function writeResult(sheet: Sheet, { feedback }: ReportContent): void {
  sheet.skip(14);
  const topPt = sheet.at();
  sheet.decorate(() => {
    sheet.doc
      .lineWidth(0.8)
      .roundedRect(page.leftPt, topPt, contentWidthPt, cardHeightPt, 8)
      .stroke(palette.border);
  });
  if (feedback.overall_band === null) writeNoBand(sheet, topPt, feedback.summary);
  else writeBand(sheet, topPt, feedback.overall_band, feedback);
  writeBasis(sheet, topPt, feedback);
  sheet.moveTo(topPt + cardHeightPt);
  for (const notice of feedback.notices) {
    sheet.skip(8);
    writeBox(sheet, notice, { ground: palette.accentSoft, text: palette.accentText });
  }
}

const factsLeftPt = page.leftPt + contentWidthPt - 158;
const textLeftPt = page.leftPt + 132;

function writeBand(sheet: Sheet, topPt: number, band: number, feedback: ReportContent['feedback']): void {
  const range = feedback.overall_range;
  const between = range && `between ${range.low.toFixed(1)} and ${range.high.toFixed(1)}`;
  const alt = `Overall band ${band.toFixed(1)}${between ? `, most likely ${between}` : ''}, on a scale from 0 to 9`;
  sheet.drawFigure(alt, () => {
    drawGauge(sheet, page.leftPt + 66, topPt + 68, band, range);
    sheet.stamp(
      band.toFixed(1),
      { sizePt: 30, linePt: 34, weight: 700 },
      {
        leftPt: page.leftPt + 26,
        widthPt: 80,
        align: 'centre',
        yPt: topPt + 46,
      },
    );
    sheet.stamp('Overall band', type.small, {
      leftPt: page.leftPt + 16,
      widthPt: 100,
      align: 'centre',
      yPt: topPt + 80,
    });
  });
  const place = { leftPt: textLeftPt, widthPt: factsLeftPt - textLeftPt - 16 };
  sheet.moveTo(topPt + paddingPt);
  sheet.write(describeBand(band), { sizePt: 15, linePt: 20, weight: 700 }, { ...place, tag: 'H2' });
  sheet.skip(4);
  if (between)
    sheet.write(
      [{ text: 'The band is most likely ' }, { text: between, weight: 600 }, { text: '.' }],
      type.body,
      place,
    );
  sheet.skip(4);
  sheet.write('The thin inner arc shows that range. It narrows as you speak more.', type.small, place);
}

function writeNoBand(sheet: Sheet, topPt: number, reason: string): void {
  const place = { leftPt: page.leftPt + paddingPt, widthPt: factsLeftPt - page.leftPt - 2 * paddingPt };
  sheet.moveTo(topPt + paddingPt);
  sheet.write('No band this time', { sizePt: 15, linePt: 20, weight: 700 }, { ...place, tag: 'H2' });
  sheet.skip(4);
  sheet.write(reason, type.body, place);
}

/** What the band rests on. */
function writeBasis(sheet: Sheet, topPt: number, { basis, engine }: ReportContent['feedback']): void {
  const facts: [string, string][] = [
    ['Speech scored', durationOf(basis.seconds)],
    ['Answers', `${basis.answers} of ${basis.questions}`],
    ['Words', String(basis.words)],
    ['Transcript confidence', confidenceOf(basis.transcript_confidence)],
    ['Examiner', engine === 'embedded' ? 'Built-in' : engine],
  ];
  sheet.decorate(() => {
    sheet.doc
      .lineWidth(0.6)
      .moveTo(factsLeftPt - 14, topPt + paddingPt)
      .lineTo(factsLeftPt - 14, topPt + cardHeightPt - paddingPt)
      .stroke(palette.border);
  });
  sheet.moveTo(topPt + paddingPt + 2);
  const widthPt = 158 - paddingPt;
  for (const [label, value] of facts) {
    const yPt = sheet.at();
    sheet.write(label, type.small, { leftPt: factsLeftPt, widthPt });
    sheet.moveTo(yPt);
    sheet.write(
      value,
      { ...type.small, weight: 600, colour: palette.text },
      { leftPt: factsLeftPt, widthPt, align: 'right' },
    );
    sheet.moveTo(yPt + 20);
  }
}

export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  const rest = `${String(whole % 60).padStart(whole < 60 ? 1 : 2, '0')} s`;
  return whole < 60 ? rest : `${Math.floor(whole / 60)} min ${rest}`;
}

/** Below a half, words are often wrong; above three quarters seldom: docs/speech.md. */
function confidenceOf(confidence: number | null): string {
  if (confidence === null) return '–';
  if (confidence >= 0.75) return 'High';
  return confidence >= 0.5 ? 'Medium' : 'Low';
}

function drawGauge(
  { doc }: Sheet,
  xPt: number,
  yPt: number,
  band: number,
  range: { low: number; high: number } | null,
): void {
  const angleOf = (value: number) => gauge.fromDeg + (gauge.sweepDeg * value) / 9;
  const arc = (radiusPt: number, from: number, to: number) =>
    arcPath(xPt, yPt, radiusPt, angleOf(from), angleOf(to));
  const { colour } = tierOf(band);
  doc.lineCap('round').lineWidth(8);
  doc.path(arc(gauge.radiusPt, 0, 9)).stroke(palette.surface3);
  if (band > 0) doc.path(arc(gauge.radiusPt, 0, band)).stroke(colour);
  if (range)
    doc
      .lineWidth(2.4)
      .path(arc(gauge.radiusPt - 8.5, range.low, range.high))
      .stroke(colour);
}

function arcPath(xPt: number, yPt: number, radiusPt: number, fromDeg: number, toDeg: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${xPt + radiusPt * Math.cos(angle)} ${yPt + radiusPt * Math.sin(angle)}`;
  };
  return `M ${point(fromDeg)} A ${radiusPt} ${radiusPt} 0 ${toDeg - fromDeg > 180 ? 1 : 0} 1 ${point(toDeg)}`;
}
