import type { TextStyle } from './lay-out-text.ts';
import { palette } from './palette.ts';

export const type = {
  h1: { sizePt: 22, linePt: 28, weight: 700 },
  h2: { sizePt: 13.5, linePt: 19, weight: 700 },
  h3: { sizePt: 10.5, linePt: 15, weight: 600 },
  body: { sizePt: 9.5, linePt: 14.5 },
  transcript: { sizePt: 10, linePt: 18.5 },
  small: { sizePt: 8.5, linePt: 12.5, colour: palette.text2 },
  band: { sizePt: 20, linePt: 24, weight: 700 },
} as const satisfies Record<string, TextStyle>;
