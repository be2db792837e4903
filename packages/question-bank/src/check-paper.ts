import type { z } from 'zod';
import { paperSchema } from './paper.ts';
import type { Paper } from './paper.ts';

export type CheckedPaper = { ok: true; paper: Paper } | { ok: false; problems: string[] };

const partNames: Readonly<Record<string, string>> = { part1: 'Part 1', part2: 'Part 2', part3: 'Part 3' };
/** What the entries of a list are called. */
const entryNames: Readonly<Record<string, string>> = {
  part1: 'topic',
  part3: 'question',
  questions: 'question',
  points: 'point',
};

/** Where in the paper, as its author would say it: ['part1', 0, 'questions', 2] is "Part 1, topic 1, question 3". */
function placeOf(path: readonly PropertyKey[]): string {
  const places = path.flatMap((key, index) => {
    if (typeof key === 'number') return `${entryNames[String(path[index - 1])] ?? 'entry'} ${key + 1}`;
    const isNamedByItsEntry = index > 0 && typeof path[index + 1] === 'number';
    return isNamedByItsEntry ? [] : (partNames[String(key)] ?? String(key));
  });
  return places.length === 0 ? 'The paper' : places.join(', ');
}

const describe = ({ path, message }: z.core.$ZodIssue): string => `${placeOf(path)} ${message}.`;

/** Takes what should be a paper; what is wrong with it is said in sentences its author can act on. */
export function checkPaper(value: unknown): CheckedPaper {
  const { success, data, error } = paperSchema.safeParse(value);
  return success ? { ok: true, paper: data } : { ok: false, problems: error.issues.map(describe) };
}
