import type { JudgedSession } from '../assessment.ts';
import type { SessionPronunciation } from '../pronunciation/session-pronunciation.ts';
import type { Choose } from './choose.ts';
import type { Remarks } from './feedback.ts';
import { listOf, quote } from './wording.ts';

const STEADY = 75;

export const tellPronunciation = (
  { criteria }: JudgedSession,
  pronunciation: SessionPronunciation | undefined,
  choose: Choose,
): Remarks => {
  if (pronunciation === undefined)
    return { next: 'Pronunciation is judged from sound alone, and there was no sound to judge.' };
  const { accuracy, prosody, weakWords, weakPhone } = pronunciation;
  const strength =
    accuracy >= STEADY || prosody >= STEADY
      ? choose('pronunciation strength', [
          `${prosody >= accuracy ? 'Rhythm and stress were' : 'Your sounds were'} steady, at ${Math.round(Math.max(accuracy, prosody))} of 100.`,
          `${prosody >= accuracy ? 'Your rhythm' : 'The clarity of your sounds'} reached ${Math.round(Math.max(accuracy, prosody))} of 100, which is easy to follow.`,
        ])
      : undefined;
  const words = listOf(weakWords.map(({ text }) => quote(text.replace(/[.,?!]+$/u, ''))));
  const limit =
    weakWords.length === 0
      ? undefined
      : weakPhone === undefined
        ? `A listener had to work at ${words}. Hear each one, then say it slowly three times.`
        : `A listener had to work at ${words}; the sound to practise first is /${weakPhone.phone.toLowerCase()}/, as in ${quote(weakPhone.words[0] ?? '')}.`;
  const next = nextPronunciation(criteria.pronunciation?.band ?? 0);
  return {
    ...(strength === undefined ? {} : { strength }),
    ...(limit === undefined
      ? {}
      : { limit, focus: 'What would help most is to make a few of your own words easier to catch.' }),
    next,
  };
};

const nextPronunciation = (value: number): string => {
  if (value < 5) return 'The next step is the few sounds that occur in the words you use most.';
  if (value < 6)
    return 'The next half band needs final consonants that can be heard, and stress on the right syllable of topic words.';
  if (value < 7) return 'The next half band needs words grouped by meaning, with one peak in each group.';
  return 'The next half band is about small words said lightly and contrast made with the voice, kept up to the end of long sentences.';
};
