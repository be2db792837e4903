import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import type { Notice } from '../validity/find-notices.ts';
import { listOf, quote, sentence } from './wording.ts';

/** The answers that a notice is about: "this answer", "answer 2", "answers 2 and 4". */
interface About {
  readonly name: string;
  readonly isMany: boolean;
}

const TEXTS: Readonly<Record<Notice['kind'], (about: About, quoted: string) => string>> = {
  off_topic: ({ name, isMany }) =>
    `${name} ${isMany ? 'seem' : 'seems'} to be about something else than the question. The language still counts, but the estimate is less sure.`,
  sounds_prepared: ({ name }, quoted) =>
    `Parts of ${name} sounded prepared${quoted}. Your own words, found while speaking, show more.`,
  repeats_question: ({ name, isMany }) =>
    `Much of ${name} ${isMany ? 'repeat' : 'repeats'} the words of the question. Use your own words to show your range.`,
  hard_to_hear: ({ name, isMany }) =>
    `The ${isMany ? 'recordings' : 'recording'} of ${name} ${isMany ? 'were' : 'was'} hard to read for the machine, so single words are uncertain. That lowers our confidence, not your band.`,
};

const tell = (kind: Notice['kind'], about: About, quoted: string | undefined): string =>
  sentence(TEXTS[kind](about, quoted === undefined ? '' : `, for example ${quote(quoted)}`));

/** Beside the answer it is about. */
export const tellNotice = ({ kind, quote: quoted }: Notice): string =>
  tell(kind, { name: 'this answer', isMany: false }, quoted);

/** At the head of a report: one text for each kind, which names its answers where there are several to choose from. */
export const tellNotices = (notices: readonly Notice[], answers: readonly AnnotatedAnswer[]): string[] =>
  answers.length < 2
    ? notices.map(tellNotice)
    : [...Map.groupBy(notices, ({ kind }) => kind)].map(([kind, alike]) => {
        const numbers = alike.map(({ answer }) => String(answers[answer]?.facts.number ?? answer + 1));
        const isMany = numbers.length > 1;
        const name = `${isMany ? 'answers' : 'answer'} ${listOf(numbers)}`;
        return tell(kind, { name, isMany }, alike.find((notice) => notice.quote !== undefined)?.quote);
      });
