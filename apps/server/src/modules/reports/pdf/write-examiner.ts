import { palette } from './palette.ts';
import { heightOfList, writeBox, writeHeading, writeList } from './parts.ts';
import type { ReportContent } from './report-content.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

const gapPt = 24;
const columnPt = (contentWidthPt - gapPt) / 2;

export function writeExaminer(sheet: Sheet, { feedback }: ReportContent): void {
  const {
    overall_impression: impression,
    encouragement,
    band_justification: why,
    ...lists
  } = feedback.examiner_feedback;
  writeHeading(sheet, 'Examiner feedback');
  sheet.write(impression, type.body);
  writeColumns(sheet, lists.strengths, lists.areas_for_improvement);
  if (feedback.overall_band !== null && why) {
    sheet.skip(6);
    writeBox(sheet, why, { ground: palette.primarySoft, text: palette.text });
  }
  if (encouragement) {
    sheet.skip(8);
    sheet.write(encouragement, type.body);
  }
}

/** Side by side, on one page. */
function writeColumns(sheet: Sheet, strengths: readonly string[], areas: readonly string[]): void {
  if (strengths.length + areas.length === 0) return;
  sheet.skip(10);
  const heightPt =
    20 + Math.max(heightOfList(sheet, strengths, columnPt), heightOfList(sheet, areas, columnPt));
  sheet.keep(heightPt);
  const topPt = sheet.at();
  const columns = [
    { title: 'Strengths', items: strengths, bullet: 'good', leftPt: page.leftPt },
    { title: 'Areas for improvement', items: areas, bullet: 'next', leftPt: page.leftPt + columnPt + gapPt },
  ] as const;
  for (const { title, items, bullet, leftPt } of columns) {
    if (items.length === 0) continue;
    sheet.moveTo(topPt);
    sheet.write(title, type.h3, { tag: 'H3', leftPt, widthPt: columnPt });
    sheet.skip(3);
    writeList(sheet, items, bullet, { leftPt, widthPt: columnPt });
  }
  sheet.moveTo(topPt + heightPt);
}
