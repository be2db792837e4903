import type { Notice } from '../validity/find-notices.ts';
import { quote } from './wording.ts';

const TEXTS: Readonly<Record<Notice['kind'], (quoted: string) => string>> = {
  off_topic: () =>
    'This answer seems to be about something else than the question. The language still counts, but the estimate is less sure.',
  sounds_prepared: (quoted) =>
    `Parts of this answer sounded prepared${quoted}. Your own words, found while speaking, show more.`,
  repeats_question: () =>
    'Much of this answer repeats the words of the question. Put it in your own words to show your range.',
  hard_to_hear: () =>
    'The recording was hard to read for the machine, so single words are uncertain. That lowers our confidence, not your band.',
};

export const tellNotice = ({ kind, quote: quoted }: Notice): string =>
  TEXTS[kind](quoted === undefined ? '' : `, for example ${quote(quoted)}`);
