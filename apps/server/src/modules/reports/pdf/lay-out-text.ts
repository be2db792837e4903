import type { Fonts, Weight } from './fonts.ts';

/** How a word of a transcript is shown: by its shape first, by colour second. */
export type Mark = 'unclear' | 'wrong' | 'filler' | 'repeated' | 'pause' | 'longPause';

export interface Span {
  text: string;
  weight?: Weight;
  colour?: string;
  mark?: Mark;
}

export interface TextStyle {
  sizePt: number;
  linePt: number;
  weight?: Weight;
  colour?: string;
}

export interface Piece {
  text: string;
  face: string;
  /** With the padding at both sides. */
  widthPt: number;
  paddingPt: number;
  colour: string | undefined;
  mark: Mark | undefined;
}

type Measure = (text: string, face: string, sizePt: number) => number;

/** A run of characters between which no line may end. */
type Word = Piece[];

const asian = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
/** Spaces, words, and Asian characters, between any two of which a line may end. A space that does not break is part of a word. */
const wordPattern = new RegExp(`[ \\t\\n\\r]+|[${asian}]|[^ \\t\\n\\r${asian}]+`, 'gu');
const asianPattern = new RegExp(`^[${asian}]`, 'u');
/** Words with a line around them keep their distance from their neighbours. */
const paddingPt: Partial<Record<Mark, number>> = { filler: 3, pause: 3, longPause: 3 };

/** Lines of at most this width; a word that is wider has a line of its own, cut where it must be. */
export function layOutText(
  spans: readonly Span[],
  style: TextStyle,
  widthPt: number,
  fonts: Fonts,
  measure: Measure,
): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let usedPt = 0;
  const endLine = () => {
    lines.push(mergePieces(line));
    line = [];
    usedPt = 0;
  };
  for (const { word, space } of listWords(spans, style, fonts, measure)) {
    const spacePt = line.length > 0 && space ? space.widthPt : 0;
    if (line.length > 0 && usedPt + spacePt + widthOf(word) > widthPt) endLine();
    if (line.length > 0 && space) {
      line.push(space);
      usedPt += space.widthPt;
    }
    for (const piece of word) {
      for (const part of fitPiece(piece, widthPt, style, measure)) {
        if (line.length > 0 && usedPt + part.widthPt > widthPt) endLine();
        line.push(part);
        usedPt += part.widthPt;
      }
    }
  }
  if (line.length > 0) endLine();
  return lines;
}

const widthOf = (word: Word) => word.reduce((sum, { widthPt }) => sum + widthPt, 0);

/** Each word with the space before it, where there is one. */
function listWords(spans: readonly Span[], style: TextStyle, fonts: Fonts, measure: Measure) {
  const words: { word: Word; space: Piece | undefined }[] = [];
  let space: Piece | undefined;
  let isOpen = false;
  for (const span of spans) {
    const weight = span.weight ?? style.weight ?? 400;
    for (const [token] of span.text.matchAll(wordPattern)) {
      const isSpace = /^[ \t\n\r]/u.test(token);
      const padding = (!isSpace && span.mark ? paddingPt[span.mark] : undefined) ?? 0;
      const pieces = fonts.runsOf(isSpace ? ' ' : token, weight).map((run): Piece => ({
        ...run,
        widthPt: measure(run.text, run.face, style.sizePt) + 2 * padding,
        paddingPt: padding,
        colour: span.colour ?? style.colour,
        mark: isSpace ? undefined : span.mark,
      }));
      const isAlone = asianPattern.test(token);
      if (isSpace) {
        space = pieces[0];
        isOpen = false;
      } else if (isOpen && !isAlone) {
        words.at(-1)?.word.push(...pieces);
      } else {
        words.push({ word: pieces, space });
        space = undefined;
        isOpen = !isAlone;
      }
    }
  }
  return words;
}

function fitPiece(piece: Piece, widthPt: number, style: TextStyle, measure: Measure): Piece[] {
  if (piece.widthPt <= widthPt) return [piece];
  return Array.from(piece.text, (text) => ({
    ...piece,
    text,
    widthPt: measure(text, piece.face, style.sizePt),
  }));
}

/** Neighbours that look alike are one text, also for whoever copies it. */
function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (
      last?.face === piece.face &&
      last.colour === piece.colour &&
      last.mark === piece.mark &&
      !piece.mark
    ) {
      last.text += piece.text;
      last.widthPt += piece.widthPt;
    } else {
      merged.push({ ...piece });
    }
  }
  return merged;
}
