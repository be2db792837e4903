import { z } from 'zod';
import { readingTimeSec } from './reading-time.ts';

/** Signs that voices read in different ways, or as nothing at all. */
const UNSAYABLE = /[^\p{Script=Latin} ,.?'-]/u;

/** Far beyond what fits into the reading times, which count words whatever their length. */
const MAX_LENGTH = 400;

const present = (issue: { input: unknown }) => (issue.input === undefined ? 'is missing' : 'must be text');

/** Text that an examiner's voice reads out within a time. */
export const spokenText = (maxSec: number) =>
  z
    .string({ error: present })
    .max(MAX_LENGTH, `is longer than ${MAX_LENGTH} characters`)
    .superRefine((text, context) => {
      const complain = (message: string) => context.addIssue({ code: 'custom', message });
      const sign = UNSAYABLE.exec(text);
      if (sign !== null)
        complain(
          `holds ${JSON.stringify(sign[0])}: it is read aloud, so write words only, with commas, full stops, hyphens and straight apostrophes`,
        );
      if (text.trim() === '') complain('is empty');
      else if (text !== text.trim() || text.includes('  ')) complain('has a space too many');
      if (/\b\p{Lu}{2,}\b/u.test(text)) complain('holds an abbreviation in capitals: write it out');
      const timeSec = Math.round(readingTimeSec(text));
      if (timeSec > maxSec)
        complain(`takes about ${timeSec} s to read aloud; at most ${maxSec} s are allowed`);
    });

/** A question: may be led up to by a statement, and asks one thing. */
export const spokenQuestion = (maxSec: number) =>
  spokenText(maxSec)
    .regex(/^\p{Lu}/u, 'must begin with a capital letter')
    .regex(/^[^?]*\?$/u, 'must end with its only question mark');
