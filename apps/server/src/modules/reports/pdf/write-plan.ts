import { palette } from './palette.ts';
import { writeBox, writeHeading } from './parts.ts';
import type { ReportContent } from './report-content.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

const whatItIs =
  'This is a practice estimate by Bandwise, made from the recordings named above. It is not an IELTS result, and nobody at IELTS, the British Council, IDP or Cambridge had a part in it. The range says how far the estimate may be off; bands above 6 and speakers of other first languages than Japanese have not been checked against human examiners. How a band comes about is written down in docs/scoring.md of the software.';

export function writePlan(sheet: Sheet, { feedback }: ReportContent): void {
  const steps = feedback.action_plan.length > 0 ? feedback.action_plan : feedback.improvementSuggestions;
  if (steps.length > 0) {
    writeHeading(sheet, 'What to do next');
    for (const [index, step] of steps.entries()) {
      sheet.keep(2 * type.body.linePt);
      const topPt = sheet.at();
      sheet.decorate(() => {
        sheet.stamp(`${index + 1}`, { ...type.body, weight: 700, colour: palette.primary }, { yPt: topPt });
      });
      sheet.write(step, type.body, { tag: 'LI', leftPt: page.leftPt + 16, widthPt: contentWidthPt - 16 });
      sheet.skip(4);
    }
  }
  writeHeading(sheet, 'What this score is, and is not');
  writeBox(sheet, whatItIs, { ground: palette.surface2, text: palette.text2 });
}
