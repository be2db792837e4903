import { checkPaper } from './check-paper.ts';
import type { CheckedPaper } from './check-paper.ts';

/** A paper from the text of a JSON file. */
export function parsePaper(json: string): CheckedPaper {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { ok: false, problems: [`The file is not JSON: ${(error as Error).message}.`] };
  }
  return checkPaper(value);
}
