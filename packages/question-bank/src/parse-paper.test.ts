import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePaper } from './parse-paper.ts';
import { readPapers } from './read-papers.ts';

const [paper] = readPapers();
const { part1, part2, part3 } = paper!;
const [home, shoes, sky] = part1;

const problemsOf = (changes: object) => {
  const parsed = parsePaper(JSON.stringify({ ...paper, ...changes }));
  return parsed.ok ? [] : parsed.problems;
};

describe('a paper that is imported', () => {
  it('is taken as it was exported', () => {
    expect(parsePaper(JSON.stringify(paper))).toEqual({ ok: true, paper });
  });

  it('must be JSON', () => {
    const parsed = parsePaper('{ "code": C1T1 }');
    expect(parsed).toMatchObject({ ok: false, problems: [expect.stringMatching(/^The file is not JSON: /)] });
  });

  it('must be an object', () => {
    expect(parsePaper('[]')).toEqual({ ok: false, problems: ['The paper must be an object.'] });
  });

  it('tells everything that is wrong at once', () => {
    expect(problemsOf({ code: 'C7', part3: undefined })).toHaveLength(2);
  });

  it('may be any JSON at all without breaking the check', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('code', 'part1', 'part2', 'part3'), (json, field) => {
        const whole = parsePaper(json);
        const within = parsePaper(JSON.stringify({ ...paper, [field]: JSON.parse(json) as unknown }));
        return [whole, within].every(
          (parsed) => !parsed.ok && parsed.problems.every((problem) => problem.endsWith('.')),
        );
      }),
    );
  });

  it.each<[problem: string, changes: object]>([
    [
      'code must be C, the number of the book, T and the number of the test, such as "C7T1".',
      { code: '7-1' },
    ],
    ['The paper has "part4", which no paper has.', { part4: [] }],
    ['theme is missing.', { theme: undefined }],
    ['theme must begin with a capital letter and end without a full stop.', { theme: 'old things' }],
    [`theme is longer than 40 characters.`, { theme: `Old ${'things '.repeat(8)}` }],
    ['Part 1 has 2 topics; there must be 3.', { part1: [home, shoes] }],
    ['Part 1, topic 2, topic must be text.', { part1: [home, { ...shoes, topic: 7 }, sky] }],
    [
      'Part 1, topic 3, questions has 3 questions; there must be 4.',
      { part1: [home, shoes, { ...sky, questions: sky!.questions.slice(1) }] },
    ],
    ['Part 2, points has 3 points; there must be 4.', { part2: { ...part2, points: part2.points.slice(1) } }],
    [
      'Part 2, point 4 must begin with "and explain".',
      { part2: { ...part2, points: part2.points.toReversed() } },
    ],
    [
      'Part 2, topic must read "Describe … ." with a full stop.',
      { part2: { ...part2, topic: 'Describe a book' } },
    ],
    ['Part 2, roundingOff is missing.', { part2: { ...part2, roundingOff: undefined } }],
    ['Part 3 must be a list of questions.', { part3: 'Why?' }],
    ['Part 3, question 6 must end with its only question mark.', { part3: part3.with(5, 'Why? How so?') }],
    ['Part 3, question 1 must begin with a capital letter.', { part3: part3.with(0, 'why?') }],
    ['Part 3, question 2 has a space too many.', { part3: part3.with(1, 'Why  so?') }],
    [
      'Part 3, question 3 holds an abbreviation in capitals: write it out.',
      { part3: part3.with(2, 'Why do people watch TV?') },
    ],
    [
      'Part 3, question 4 holds "2": it is read aloud, so write words only, with commas, full stops, hyphens and straight apostrophes.',
      { part3: part3.with(3, 'Are 2 better than one?') },
    ],
    [
      'Part 3, question 5 takes about 16 s to read aloud; at most 15 s are allowed.',
      { part3: part3.with(4, `Why ${'so '.repeat(38)}far?`) },
    ],
    ['Part 3, question 6 is asked twice in this paper.', { part3: part3.with(5, home!.questions[0]!) }],
    ['Part 3, question 6 is longer than 400 characters.', { part3: part3.with(5, `W${'h'.repeat(400)}y?`) }],
    [
      'Part 2 takes about 44 s to read aloud; at most 40 s are allowed.',
      { part2: { ...part2, topic: `Describe ${'very '.repeat(80)}long lines.` } },
    ],
  ])('%s', (problem, changes) => {
    expect(problemsOf(changes)).toContain(problem);
  });
});
