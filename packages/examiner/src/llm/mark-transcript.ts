import { LONG_PAUSE_SEC } from '../fluency/measure-timing.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';

/** Two minutes of very quick speech; a corrected transcript may be longer than any speech. */
const LONGEST_TRANSCRIPT_CHARS = 4000;

/** The words as said, with what was heard between them in square brackets: nothing said can look like a mark. */
export const markTranscript = ({ facts }: AnnotatedAnswer): string => {
  const marks = new Map<number, string>();
  const mark = (afterWord: number, text: string): void =>
    void marks.set(afterWord, `${marks.get(afterWord) ?? ''} [${text}]`);
  for (const { afterWord } of facts.fillers ?? []) mark(afterWord, 'um');
  for (const { afterWord, durationSec } of facts.pauses ?? [])
    if (durationSec > LONG_PAUSE_SEC) mark(afterWord, `pause ${durationSec.toFixed(1)} s`);
  const words = facts.words.map(
    ({ text }, index) => text.replaceAll(/[[\]]/gu, '') + (marks.get(index) ?? ''),
  );
  const said = `${marks.get(-1) ?? ''} ${words.join(' ')}`.trim();
  return said.length <= LONGEST_TRANSCRIPT_CHARS ? said : `${said.slice(0, LONGEST_TRANSCRIPT_CHARS)} [cut]`;
};
