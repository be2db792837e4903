import { palette } from './palette.ts';
import { drawRule, writeHeading } from './parts.ts';
import type { ReportContent } from './report-content.ts';
import type { Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

/** Corrections, the learner's own sentences said better, and words for the next band. */
export function writeLanguage(sheet: Sheet, { feedback }: ReportContent): void {
  if (feedback.issues.length > 0) {
    writeHeading(sheet, 'Corrections');
    for (const { type: kind, excerpt, fix } of feedback.issues) {
      sheet.keep(2 * type.body.linePt);
      sheet.write(
        [
          { text: `${kind}  `, colour: palette.text3 },
          { text: `“${excerpt}”`, colour: palette.text2 },
          { text: '  better: ', colour: palette.text3 },
          { text: `“${fix}”`, weight: 600 },
        ],
        type.body,
        { tag: 'LI' },
      );
      sheet.skip(2);
    }
  }
  if (feedback.better_versions.length > 0) {
    writeHeading(sheet, 'Your own sentences, said better');
    for (const [index, { said, better, why }] of feedback.better_versions.entries()) {
      if (index > 0) drawRule(sheet, 7, 4 * type.body.linePt);
      else sheet.keep(4 * type.body.linePt);
      sheet.write(`“${said}”`, { ...type.body, colour: palette.text2 });
      sheet.write(`“${better}”`, { ...type.body, weight: 600 });
      if (why) sheet.write(why, type.small);
    }
  }
  if (feedback.words_to_learn.length > 0) {
    writeHeading(sheet, 'Words worth learning');
    for (const { instead_of: instead, learn, example } of feedback.words_to_learn) {
      sheet.keep(2 * type.body.linePt);
      sheet.write(
        [
          { text: learn.join(', '), weight: 600 },
          { text: `  instead of “${instead}”`, colour: palette.text2 },
          { text: example ? `.  ${example}` : '', colour: palette.text2 },
        ],
        type.body,
        { tag: 'LI' },
      );
      sheet.skip(2);
    }
  }
}
