import type { ScoredSession } from '@bandwise/contract/progress';

/** As in the contract, whose schemas would come with them. */
export const criteria = ['fluency', 'lexical', 'grammar', 'pronunciation'] as const;
export type Criterion = (typeof criteria)[number];
export const scoreLines = ['overall', ...criteria] as const;
export type ScoreLine = (typeof scoreLines)[number];

/** Each line has its own colour, sign and dash, as on the boards: colour repeats, it never tells. */
export const lineLooks = {
  overall: { colour: 'var(--bw-palette-chOverall)', shape: 'circle', dash: 'none' },
  fluency: { colour: 'var(--bw-palette-chFluency)', shape: 'circle', dash: 'none' },
  lexical: { colour: 'var(--bw-palette-chLexical)', shape: 'square', dash: '7 4' },
  grammar: { colour: 'var(--bw-palette-chGrammar)', shape: 'triangle', dash: '2 4' },
  pronunciation: { colour: 'var(--bw-palette-chPron)', shape: 'diamond', dash: '8 3 2 3' },
} as const;

export const bandOf = (session: ScoredSession, line: ScoreLine): number | null =>
  line === 'overall' ? session.overallScore : session[`${line}_band`];
