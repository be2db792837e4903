import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Picture } from './take-screen.ts';

/** Five languages beside each other on a wide monitor. */
const columnPx = 372;
const gapPx = 8;
/** Of a picture on one sheet: both themes below each other stay readable. */
const sliceHeightPx = 860;

/** One sheet for each screen and width: a column for each language, a row for each theme; long pages go on on the next. */
export async function makeContactSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  const sheets: string[] = [];
  const page = await browser.newPage();
  for (const group of Map.groupBy(pictures, ({ screen, width }) => `${screen}-${width}`).values()) {
    const [first] = group;
    if (!first) continue;
    const rows = [...Map.groupBy(group, ({ theme }) => theme).values()];
    const scale = columnPx / first.width;
    await page.setViewportSize({ width: (rows[0]?.length ?? 1) * (columnPx + gapPx) + gapPx, height: 900 });
    const html = path.join(folder, 'sheet.html');
    let slice = 0;
    for (let highestPx = Infinity; slice * sliceHeightPx < highestPx; slice += 1) {
      await writeFile(html, sheetOf(`${first.screen} · ${first.width} px`, rows, slice));
      await page.goto(`file://${html}`);
      highestPx = await page.evaluate(() =>
        Math.max(
          ...[...document.images].map((image) => image.naturalHeight * (image.width / image.naturalWidth)),
        ),
      );
      const part = slice === 0 ? '' : `-${slice + 1}`;
      const file = path.join(folder, 'sheets', `${first.screen}-${Math.round(columnPx / scale)}${part}.png`);
      await page.screenshot({ path: file, fullPage: true });
      sheets.push(file);
    }
  }
  await page.close();
  return sheets;
}

const sheetOf = (title: string, rows: readonly (readonly Picture[])[], slice: number) => `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: ${gapPx}px; font: 14px sans-serif; background: #999; }
  .row { display: flex; gap: ${gapPx}px; margin-bottom: ${gapPx}px; align-items: start; }
  .slice { width: ${columnPx}px; max-height: ${sliceHeightPx}px; overflow: hidden; }
  img { display: block; width: 100%; margin-top: -${slice * sliceHeightPx}px; }
</style>
<b>${title}${slice === 0 ? '' : `, part ${slice + 1}`}</b>
${rows
  .map(
    (row) =>
      `<div class="row">${row.map(({ file }) => `<div class="slice"><img src="${path.basename(file)}"></div>`).join('')}</div>`,
  )
  .join('\n')}
`;
