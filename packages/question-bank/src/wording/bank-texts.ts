import type { Paper } from '../paper.ts';

export interface BankText {
  /** Such as "C2T3 Part 1". */
  place: string;
  text: string;
}

export const part1Questions = (paper: Paper): BankText[] =>
  paper.part1.flatMap(({ questions }) => questions.map((text) => ({ place: `${paper.code} Part 1`, text })));

export const part3Questions = (paper: Paper): BankText[] =>
  paper.part3.map((text) => ({ place: `${paper.code} Part 3`, text }));

/** Everything that is asked, each text whole; a card's points say little without their card and are left out. */
export const asked = (paper: Paper): BankText[] => [
  ...part1Questions(paper),
  { place: `${paper.code} card`, text: paper.part2.topic },
  { place: `${paper.code} rounding-off`, text: paper.part2.roundingOff },
  ...part3Questions(paper),
];

/** Everything a learner can see or hear. */
export const everyText = (paper: Paper): BankText[] => [
  { place: `${paper.code} theme`, text: paper.theme },
  ...paper.part1.map(({ topic }) => ({ place: `${paper.code} topic`, text: topic })),
  ...asked(paper),
  ...paper.part2.points.map((text) => ({ place: `${paper.code} point`, text })),
];
