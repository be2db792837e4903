import PDFDocument from 'pdfkit';
import type { Fonts } from './fonts.ts';
import { layOutText, type Piece, type Span, type TextStyle } from './lay-out-text.ts';
import { drawMark } from './marks.ts';
import { palette } from './palette.ts';

/** A4 in points, with margins that a printer and a ring binder leave alone. */
export const page = { widthPt: 595.28, heightPt: 841.89, leftPt: 48, topPt: 54, bottomPt: 62 } as const;
export const contentWidthPt = page.widthPt - 2 * page.leftPt;
const bottomPt = page.heightPt - page.bottomPt;

type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'Figure' | 'Caption';

interface TextPlace {
  tag?: Tag;
  leftPt?: number;
  widthPt?: number;
  align?: 'left' | 'right' | 'centre';
}

export type Sheet = ReturnType<typeof openSheet>;

/** Pages that fill from above. Everything said is tagged for screen readers; everything drawn beside it is not read out. */
export function openSheet(fonts: Fonts, about: { title: string; author: string; at: Date }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    // Ours are registered below; the standard fonts have no Chinese.
    font: null as unknown as string,
    info: { Title: about.title, Author: about.author, Creator: 'Bandwise', CreationDate: about.at },
  });
  for (const [face, file] of fonts.files) doc.registerFont(face, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let yPt: number = page.topPt;

  const measure = (text: string, face: string, sizePt: number) =>
    doc.font(face).fontSize(sizePt).widthOfString(text);
  const layOut = (text: string | readonly Span[], style: TextStyle, widthPt: number) =>
    layOutText(typeof text === 'string' ? [{ text }] : text, style, widthPt, fonts, measure);

  /** What is drawn for the eye only. */
  function decorate(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  function breakPage(): void {
    doc.addPage();
    yPt = page.topPt;
  }

  /** Room for something that must not be torn apart; taller than a page, it starts where it is. True on a new page. */
  function keep(heightPt: number): boolean {
    const isNeeded = yPt + heightPt > bottomPt && heightPt < bottomPt - page.topPt;
    if (isNeeded) breakPage();
    return isNeeded;
  }

  function drawLine(pieces: readonly Piece[], style: TextStyle, place: Required<TextPlace>): void {
    const usedPt = pieces.reduce((sum, { widthPt }) => sum + widthPt, 0);
    const freePt = place.widthPt - usedPt;
    let xPt = place.leftPt + (place.align === 'right' ? freePt : place.align === 'centre' ? freePt / 2 : 0);
    const baselinePt = yPt + style.linePt / 2 + style.sizePt * 0.36;
    for (const piece of pieces) {
      const { text, face, widthPt, paddingPt, colour, mark } = piece;
      doc
        .font(face)
        .fontSize(style.sizePt)
        .fillColor(colour ?? palette.text)
        .text(text, xPt + paddingPt, baselinePt, { lineBreak: false, baseline: 'alphabetic' });
      if (mark) drawMark(doc, mark, { xPt, baselinePt, widthPt, sizePt: style.sizePt });
      xPt += widthPt;
    }
  }

  /** A paragraph from here on, over as many pages as it needs. */
  function write(text: string | readonly Span[], style: TextStyle, place: TextPlace = {}): void {
    const { tag = 'P', leftPt = page.leftPt, widthPt = contentWidthPt, align = 'left' } = place;
    const element = doc.struct(tag);
    root.add(element);
    const begin = () => element.add(doc.markStructureContent(tag));
    begin();
    for (const line of layOut(text, style, widthPt)) {
      if (yPt + style.linePt > bottomPt) {
        doc.endMarkedContent();
        breakPage();
        begin();
      }
      drawLine(line, style, { tag, leftPt, widthPt, align });
      yPt += style.linePt;
    }
    doc.endMarkedContent();
    element.end();
  }

  return {
    doc,
    write,
    decorate,
    keep,
    heightOf: (text: string | readonly Span[], style: TextStyle, widthPt = contentWidthPt) =>
      layOut(text, style, widthPt).length * style.linePt,
    widthOf: (text: string, style: TextStyle) =>
      fonts
        .runsOf(text, style.weight ?? 400)
        .reduce((sum, run) => sum + measure(run.text, run.face, style.sizePt), 0),
    /** A drawing that says something, in words for whoever does not see it. */
    drawFigure(alt: string, draw: () => void): void {
      const element = doc.struct('Figure', { alt });
      root.add(element);
      element.add(doc.markStructureContent('Figure'));
      draw();
      doc.endMarkedContent();
      element.end();
    },
    at: () => yPt,
    moveTo(toPt: number): void {
      yPt = toPt;
    },
    skip(gapPt: number): void {
      yPt += gapPt;
    },
    async finish(writeFooter: (pageNumber: number, pages: number) => void): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index);
        decorate(() => writeFooter(index + 1, count));
      }
      root.end();
      const chunks: Buffer[] = [];
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
    /** Text outside the flow, inside `decorate` or `drawFigure`. */
    stamp(text: string, style: TextStyle, place: TextPlace & { yPt: number }): void {
      const { leftPt = page.leftPt, widthPt = contentWidthPt, align = 'left' } = place;
      const before = yPt;
      yPt = place.yPt;
      const [line = []] = layOut(text, style, widthPt);
      drawLine(line, style, { tag: 'P', leftPt, widthPt, align });
      yPt = before;
    },
  };
}
