import { beforeAll, describe, expect, it } from 'vitest';
import { openExaminer, type Examiner } from './open-examiner.ts';
import { layOutAnswer } from './testing/lay-out-answer.ts';

describe('the examiner with its grammar checker', () => {
  let examiner: Examiner;

  beforeAll(async () => {
    examiner = await openExaminer();
  });

  it('adds what only the checker knows, and counts no error twice', async () => {
    const script = `Last summer we go to the lake, and my cousin buyed a small boat there. She don't swim very well, but we had a
      lot of fun in the water and came back late.`;
    const { assessment } = await examiner.examine([
      layOutAnswer('Tell me about a holiday.', 1, script, { syllablesPerSec: 3.5, pronunciation: 65 }),
    ]);
    if (assessment.outcome !== 'judged') throw new Error(assessment.outcome);
    const found = assessment.errors.map(({ id, excerpt, fix }) => [id, excerpt, fix]);
    expect(found).toContainEqual(['RegularIrregulars', 'buyed', 'bought']);
    expect(found.filter(([, excerpt]) => excerpt?.includes("don't"))).toEqual([
      ['E8', "she don't", "she doesn't"],
    ]);
  });
});
