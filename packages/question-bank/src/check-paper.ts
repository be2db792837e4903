import type { z } from 'zod';
import { paperSchema } from './paper.ts';
import type { Paper } from './paper.ts';

export type CheckedPaper = { ok: true; paper: Paper } | { ok: false; problems: string[] };

/** Where in the paper, in the words of the exam: lists are counted from one. */
function placeOf(path: readonly PropertyKey[]): string {
  const [part, ...rest] = path;
  if (part === undefined) return 'The paper';
  const number = (index: PropertyKey) => Number(index) + 1;
  const places: string[] = [String(part).replace(/^part(\d)$/, 'Part $1')];
  rest.forEach((key, position) => {
    const list = rest[position - 1] ?? part;
    if (typeof key !== 'number') {
      // The name of a list says nothing when one of its entries follows.
      if (typeof rest[position + 1] !== 'number')
        places.push(key === 'roundingOff' ? 'rounding-off' : String(key));
      return;
    }
    const singular = { part1: 'topic', points: 'point' }[String(list)] ?? 'question';
    places.push(`${singular} ${number(key)}`);
  });
  return places.join(', ');
}

const describe = ({ path, message }: z.core.$ZodIssue): string => `${placeOf(path)} ${message}.`;

/** Takes what should be a paper; what is wrong with it is said in sentences its author can act on. */
export function checkPaper(value: unknown): CheckedPaper {
  const { success, data, error } = paperSchema.safeParse(value);
  return success ? { ok: true, paper: data } : { ok: false, problems: error.issues.map(describe) };
}
