import { describe, expect, it } from 'vitest';
import { cueCardText } from '../cue-card-text.ts';
import { asked } from './bank-texts.ts';
import { likeness, stemsOf } from './likeness.ts';
import { readPapers } from '../read-papers.ts';

/**
 * Found by reading the pairs in order of likeness: from here up some asked the same thing in other words; below, they
 * shared a topic or a turn of phrase.
 */
const NEARLY_THE_SAME = 0.5;
/** A run of so many words is a sentence come back, not a common frame such as "do you think it is". */
const LONGEST_SHARED_RUN = 6;
const TOPIC_MAX_USES = 2;

describe('likeness', () => {
  it.each([
    ['Do you often walk in the rain?', 'How often do you walk in the rain?', 3 / 4],
    ['Do you often walk in the rain?', 'Where do you buy your shoes?', 0],
    ['Why do people walk to work?', 'Why do people walk at night?', 3 / 5],
  ])('of "%s" and "%s" is %d', (one, other, expected) => {
    expect(likeness(stemsOf(one), stemsOf(other))).toBeCloseTo(expected);
  });
});

describe('the bank asks nothing twice', () => {
  const papers = readPapers();
  const texts = papers.flatMap(asked);

  it('in the same or nearly the same words', () => {
    const stems = texts.map(({ text }) => stemsOf(text));
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((_, offset) => likeness(stems[index]!, stems[index + 1 + offset]!) >= NEARLY_THE_SAME)
        .map((other) => `${one.place}: ${one.text} = ${other.place}: ${other.text}`),
    );
    expect(alike).toEqual([]);
  });

  it('in sentences that share a long run of words', () => {
    const firstUse = new Map<string, string>();
    const repeated: string[] = [];
    for (const { place, text } of texts) {
      const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
      for (let start = 0; start + LONGEST_SHARED_RUN < words.length; start++) {
        const run = words.slice(start, start + LONGEST_SHARED_RUN + 1).join(' ');
        if (firstUse.has(run)) repeated.push(`${firstUse.get(run) ?? ''} and ${place}: ${run}`);
        firstUse.set(run, place);
      }
    }
    expect(repeated).toEqual([]);
  });

  it('with the same theme', () => {
    const themes = papers.map(({ theme }) => theme);
    expect(themes).toEqual([...new Set(themes)]);
  });

  it('with one Part 1 topic in more than two papers, or twice in a paper', () => {
    const topics = papers.flatMap(({ part1 }) => part1.map(({ topic }) => topic));
    const uses = Map.groupBy(topics, (topic) => topic);
    expect([...uses].filter(([, { length }]) => length > TOPIC_MAX_USES)).toEqual([]);
    for (const { part1 } of papers) expect(new Set(part1.map(({ topic }) => topic)).size).toBe(part1.length);
  });
});

describe('Part 3', () => {
  it.each(readPapers().map((paper) => [paper.code, paper] as const))(
    'of %s is about the theme of its card',
    (_, paper) => {
      const theme = stemsOf(`${paper.theme} ${cueCardText(paper.part2)}`);
      const onTheme = paper.part3.filter((question) => !stemsOf(question).isDisjointFrom(theme));
      expect(onTheme.length).toBeGreaterThanOrEqual(2);
    },
  );
});
