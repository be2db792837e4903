import { openFonts } from './fonts.ts';
import { palette } from './palette.ts';
import type { ReportContent } from './report-content.ts';
import { openSheet, page } from './sheet.ts';
import { type } from './type-scale.ts';
import { writeAnswers } from './write-answers.ts';
import { writeCriteria } from './write-criteria.ts';
import { writeExaminer } from './write-examiner.ts';
import { dayOf, writeHead } from './write-head.ts';
import { writeLanguage } from './write-language.ts';
import { writePlan } from './write-plan.ts';
import { writePronunciation } from './write-pronunciation.ts';
import { writeResult } from './write-result.ts';

/** The whole report on A4. */
export async function writePdf(content: ReportContent): Promise<Buffer> {
  const fonts = await openFonts(textsIn(content));
  const { learnerName, session } = content;
  const sheet = openSheet(fonts, {
    title: `Speaking report of ${learnerName}, ${session.examCode}, ${dayOf(session)}`,
    author: 'Bandwise',
    at: session.at,
  });
  writeHead(sheet, content);
  writeResult(sheet, content);
  writeExaminer(sheet, content);
  writeCriteria(sheet, content);
  writeAnswers(sheet, content);
  writeLanguage(sheet, content);
  writePronunciation(sheet, content);
  writePlan(sheet, content);
  return sheet.finish((pageNumber, pages) => {
    const yPt = page.heightPt - 38;
    const style = { ...type.small, sizePt: 8, colour: palette.text3 };
    sheet.stamp('Bandwise  ·  A practice estimate, not an official IELTS result', style, { yPt });
    sheet.stamp(`${learnerName}, ${session.examCode}  ·  Page ${pageNumber} of ${pages}`, style, {
      yPt,
      align: 'right',
    });
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
