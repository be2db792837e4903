import { palette, tierOf } from './palette.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

export function writeHeading(sheet: Sheet, text: string, gapPt = 22): void {
  sheet.skip(gapPt);
  // A heading at the foot of a page belongs on the next one, with the first lines below it.
  sheet.keep(80);
  sheet.write(text, type.h2, { tag: 'H2' });
  sheet.skip(6);
}

/** The thin line before a block of at least this height; none where that begins a page. */
export function drawRule(sheet: Sheet, gapPt: number, nextPt: number): void {
  if (sheet.keep(2 * gapPt + nextPt)) return;
  sheet.skip(gapPt);
  sheet.decorate(() => {
    sheet.doc
      .lineWidth(0.6)
      .moveTo(page.leftPt, sheet.at())
      .lineTo(page.leftPt + contentWidthPt, sheet.at())
      .stroke(palette.border);
  });
  sheet.skip(gapPt);
}

type Bullet = 'good' | 'next' | 'dot';

/** A list with signs that are drawn: a tick, an arrow, a point. */
export function writeList(
  sheet: Sheet,
  items: readonly string[],
  bullet: Bullet,
  place: { leftPt: number; widthPt: number },
): void {
  const indentPt = 14;
  for (const item of items) {
    sheet.keep(type.body.linePt);
    const middlePt = sheet.at() + type.body.linePt / 2;
    sheet.decorate(() => drawBullet(sheet, bullet, place.leftPt, middlePt));
    sheet.write(item, type.body, {
      tag: 'LI',
      leftPt: place.leftPt + indentPt,
      widthPt: place.widthPt - indentPt,
    });
    sheet.skip(3);
  }
}

export const heightOfList = (sheet: Sheet, items: readonly string[], widthPt: number) =>
  items.reduce((sum, item) => sum + sheet.heightOf(item, type.body, widthPt - 14) + 3, 0);

function drawBullet({ doc }: Sheet, bullet: Bullet, xPt: number, yPt: number): void {
  if (bullet === 'dot') {
    doc.circle(xPt + 3, yPt, 1.6).fill(palette.text3);
    return;
  }
  doc.lineWidth(1.2).lineCap('round').lineJoin('round');
  if (bullet === 'good')
    doc
      .moveTo(xPt, yPt + 0.4)
      .lineTo(xPt + 2.6, yPt + 3)
      .lineTo(xPt + 7.6, yPt - 2.8)
      .stroke(palette.success);
  else
    doc
      .moveTo(xPt, yPt)
      .lineTo(xPt + 7.4, yPt)
      .moveTo(xPt + 4.4, yPt - 3)
      .lineTo(xPt + 7.4, yPt)
      .lineTo(xPt + 4.4, yPt + 3)
      .stroke(palette.accentGraphic);
}

/** Text on a soft ground, as tall as it needs. */
export function writeBox(sheet: Sheet, text: string, colours: { ground: string; text: string }): void {
  const paddingPt = 10;
  const widthPt = contentWidthPt - 2 * paddingPt;
  const heightPt = sheet.heightOf(text, type.body, widthPt) + 2 * paddingPt;
  sheet.keep(heightPt);
  sheet.decorate(() => {
    sheet.doc.roundedRect(page.leftPt, sheet.at(), contentWidthPt, heightPt, 6).fill(colours.ground);
  });
  sheet.skip(paddingPt);
  sheet.write([{ text, colour: colours.text }], type.body, { leftPt: page.leftPt + paddingPt, widthPt });
  sheet.skip(paddingPt);
}

/** The whole scale with the band on it, and the half bands that it may as well be. */
export function drawScale(
  { doc }: Sheet,
  place: { xPt: number; yPt: number; widthPt: number },
  band: number,
  range: { low: number; high: number } | null,
): void {
  const at = (value: number) => place.xPt + (place.widthPt * value) / 9;
  const { colour } = tierOf(band);
  doc.roundedRect(place.xPt, place.yPt - 2, place.widthPt, 4, 2).fill(palette.surface3);
  if (range)
    doc
      .fillOpacity(0.35)
      .roundedRect(at(range.low), place.yPt - 3.5, Math.max(at(range.high) - at(range.low), 4), 7, 2)
      .fill(colour)
      .fillOpacity(1);
  doc.circle(at(band), place.yPt, 4.2).fill(palette.white).circle(at(band), place.yPt, 3.2).fill(colour);
}

/** A bar out of a hundred. */
export function drawBar(
  { doc }: Sheet,
  place: { xPt: number; yPt: number; widthPt: number },
  share: number,
  colour: string,
): void {
  doc.roundedRect(place.xPt, place.yPt - 2.5, place.widthPt, 5, 2.5).fill(palette.surface3);
  doc.roundedRect(place.xPt, place.yPt - 2.5, Math.max(5, place.widthPt * share), 5, 2.5).fill(colour);
}
