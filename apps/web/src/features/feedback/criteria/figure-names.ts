/** How the examiner names what it measured; those the interface has words for in every language. */
const names = {
  'speech rate': 'speechRate',
  'long pauses': 'longPauses',
  fillers: 'fillers',
  'articulation rate': 'articulationRate',
  'mean run': 'meanRun',
  'repeats and repairs': 'repairs',
  'different linking words': 'linkers',
  'different content words': 'differentWords',
  'less common verbs, adjectives and adverbs': 'rareWords',
  'set phrases and phrasal verbs': 'phrases',
  'errors found': 'errors',
  subordinators: 'subordinators',
  'kinds of clause': 'clauses',
  'tenses and moods': 'tenses',
  'accuracy of sounds': 'sounds',
  'rhythm and stress': 'rhythm',
} as const;

type FigureName = (typeof names)[keyof typeof names];

/** Null for a figure that an examiner made up; it is shown in that examiner's words. */
export const figureName = (name: string): FigureName | null =>
  name in names ? names[name as keyof typeof names] : null;

/** The three that say most come first, in this order; the others stay in theirs. */
const first: (FigureName | null)[] = ['speechRate', 'longPauses', 'fillers', 'errors', 'clauses', 'tenses'];

export function byImportance(one: string, other: string): number {
  const place = (name: string) => {
    const index = first.indexOf(figureName(name));
    return index < 0 ? first.length : index;
  };
  return place(one) - place(other);
}
