import { palette } from './palette.ts';
import type { ReportContent } from './report-content.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

const parts = {
  1: 'Part 1: Introduction & Interview',
  2: 'Part 2: Long Turn',
  3: 'Part 3: Discussion',
} as const;

export const dayOf = ({ at, timeZone }: ReportContent['session']) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at);

export function writeHead(sheet: Sheet, { learnerName, session }: ReportContent): void {
  sheet.moveTo(36);
  sheet.decorate(() => {
    drawLogo(sheet, page.leftPt, 36);
    sheet.stamp('Bandwise', { sizePt: 12, linePt: 18, weight: 700 }, { yPt: 36, leftPt: page.leftPt + 25 });
    sheet.stamp('Speaking practice report', type.small, { yPt: 39, align: 'right' });
  });
  sheet.moveTo(74);
  sheet.decorate(() => {
    sheet.doc
      .lineWidth(0.6)
      .moveTo(page.leftPt, 66)
      .lineTo(page.leftPt + contentWidthPt, 66)
      .stroke(palette.border);
  });
  sheet.write(learnerName, type.h1, { tag: 'H1' });
  sheet.skip(2);
  sheet.write(
    [
      { text: session.examCode, weight: 600, colour: palette.text },
      { text: `  ·  ${parts[session.part]}  ·  ${session.topic}  ·  ${dayOf(session)}` },
    ],
    { ...type.body, colour: palette.text2 },
  );
}

/** The four rising bars of our mark. */
function drawLogo({ doc }: Sheet, xPt: number, yPt: number): void {
  doc.roundedRect(xPt, yPt, 18, 18, 4.5).fill(palette.primary);
  const bars = [4, 6.2, 8.4, 10];
  for (const [index, heightPt] of bars.entries())
    doc.roundedRect(xPt + 3.6 + index * 2.9, yPt + 14 - heightPt, 1.9, heightPt, 0.7).fill(palette.white);
}
