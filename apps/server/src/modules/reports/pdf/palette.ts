/** The light colours of the design boards; paper is always light. */
export const palette = {
  text: '#121A2B',
  text2: '#465268',
  text3: '#5C687E',
  border: '#DEE4ED',
  surface2: '#F0F3F8',
  surface3: '#E6EBF3',
  primary: '#1B5AD6',
  primarySoft: '#E9F0FE',
  accentSoft: '#FFF4DE',
  accentText: '#7A4800',
  accentGraphic: '#C27400',
  success: '#12703F',
  error: '#BA2A20',
  white: '#FFFFFF',
} as const;

/** Highest first; the thresholds of the four rising bars. */
const tiers = [
  { from: 7, colour: '#12703F', bars: 4 },
  { from: 5.5, colour: '#1B5AD6', bars: 3 },
  { from: 4, colour: '#A66000', bars: 2 },
  { from: 0, colour: '#8E1512', bars: 1 },
] as const;

export const tierOf = (band: number) => tiers.find(({ from }) => band >= from) ?? tiers[3];
