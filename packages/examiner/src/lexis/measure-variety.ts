import type { Lexicon } from '../language/lexicon.ts';
import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { distinctInWindows } from '../transcript/distinct-in-windows.ts';
import { ownContentWords } from './content-words.ts';

/** A minute of talk holds about this many content words. */
const WINDOW_WORDS = 40;
/** Types grow with length about this fast in the calibration data. */
const GROWTH = 0.8;

/** A word in every second film line (zipf 6) adds nothing; one in a thousand (4) or rarer adds most. */
const COMMON_ZIPF = 6;
const RARE_ZIPF = 3.5;

/** Share of different words among the content words of a minute. */
export const measureVariety = (answers: readonly AnnotatedAnswer[], lexicon: Lexicon): number =>
  distinctInWindows(
    ownContentWords(answers, lexicon).map((word) => word?.lemma),
    WINDOW_WORDS,
    GROWTH,
  ) / WINDOW_WORDS;

/** How rare the different verbs, adjectives and adverbs of a minute are together. Nouns follow the topic more than the speaker. */
export const measureRarity = (answers: readonly AnnotatedAnswer[], lexicon: Lexicon): number =>
  distinctInWindows(
    ownContentWords(answers, lexicon).map((word) => (word?.pos === 'NOUN' ? undefined : word?.lemma)),
    WINDOW_WORDS,
    GROWTH,
    (lemma) => {
      const zipf = lexicon.zipfOf(lemma) ?? COMMON_ZIPF;
      return Math.min(1, Math.max(0, (COMMON_ZIPF - zipf) / (COMMON_ZIPF - RARE_ZIPF)));
    },
  );
