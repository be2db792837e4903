import type { Mark } from './lay-out-text.ts';
import { palette } from './palette.ts';

interface MarkedText {
  xPt: number;
  baselinePt: number;
  widthPt: number;
  sizePt: number;
}

type Pen = PDFKit.PDFDocument;

/** Lines below, through or around a word: what the screen shows, drawn for paper. */
export function drawMark(doc: Pen, mark: Mark, text: MarkedText): void {
  draws[mark](doc, text);
  doc.undash();
}

const draws: Record<Mark, (doc: Pen, text: MarkedText) => void> = {
  unclear: (doc, { xPt, baselinePt, widthPt }) => {
    doc
      .lineWidth(1.4)
      .lineCap('round')
      .dash(0.1, { space: 2.6 })
      .moveTo(xPt + 0.7, baselinePt + 3)
      .lineTo(xPt + widthPt - 0.7, baselinePt + 3)
      .stroke(palette.accentGraphic);
  },
  wrong: (doc, { xPt, baselinePt, widthPt }) => {
    const stepPt = 2;
    doc
      .lineWidth(0.9)
      .lineCap('round')
      .moveTo(xPt, baselinePt + 3);
    for (let at = stepPt, up = true; at <= widthPt; at += stepPt, up = !up)
      doc.lineTo(xPt + at, baselinePt + (up ? 1.8 : 3.8));
    doc.stroke(palette.error);
  },
  filler: (doc, text) => outline(doc, text, palette.border),
  repeated: (doc, { xPt, baselinePt, widthPt, sizePt }) => {
    const middlePt = baselinePt - sizePt * 0.27;
    doc
      .lineWidth(0.7)
      .moveTo(xPt, middlePt)
      .lineTo(xPt + widthPt, middlePt)
      .stroke(palette.text3);
  },
  pause: (doc, text) => outline(doc, text, palette.border),
  longPause: (doc, text) => outline(doc, text, palette.accentGraphic),
};

function outline(doc: Pen, { xPt, baselinePt, widthPt, sizePt }: MarkedText, colour: string): void {
  doc
    .lineWidth(0.7)
    .roundedRect(xPt + 0.6, baselinePt - sizePt * 0.88, widthPt - 1.2, sizePt * 1.2, 2.5)
    .stroke(colour);
}
