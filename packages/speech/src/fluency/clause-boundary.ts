import { plainWord } from './timed-word.ts';

const words = (list: string) => new Set(list.split(' '));
/** Begin a clause wherever they stand. */
const subordinators = words(
  'because although though unless until while whereas whether if when whenever which who whose where since',
);
/** Begin a clause when a subject follows; otherwise they join words ("bread and butter"). */
const conjunctions = words('and but or so that then than as');
const subjects = words(
  "i you he she it we they there this these those my your his her our their the a an some many most people everyone everybody nobody i'm i've i'll i'd you're he's she's it's we're they're that's there's",
);
/** Only ever subjects: a clause begins before them, whatever stands before. */
const nominatives = words("i he she we they i'm i've i'll i'd he's she's we're we've we'll they're they've");
/** Before a subject these belong to its clause: questions ("do you think"), and what opens the clause already. */
const opensClause = words(
  'do does did is are was were can could will would should must may might have has had what how why am',
);

/** Whether a clause ends between two neighbouring words; judged from the words alone, without parsing. */
export function isClauseBoundary(before: string, after: string, next: string | undefined): boolean {
  if (/[.?!;:]["”']?$/.test(before)) return true;
  const [left, right, following] = [before, after, next ?? ''].map(plainWord) as [string, string, string];
  if (subordinators.has(right)) return true;
  if (conjunctions.has(right))
    return subjects.has(following) || (right !== 'as' && subordinators.has(following));
  const begun = opensClause.has(left) || subordinators.has(left) || conjunctions.has(left);
  if (nominatives.has(right)) return !begun;
  // A comma alone may be the recogniser's answer to the pause itself.
  return before.endsWith(',') && subjects.has(right);
}
