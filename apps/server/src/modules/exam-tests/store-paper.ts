import { createHash } from 'node:crypto';
import { numbersInCode, type Paper } from '@bandwise/question-bank/paper';
import type { Database } from '../../platform/database/database.ts';
import { findCurrentPaper, insertPaperVersion, setRetired } from './papers.repository.ts';
import { questionsOfPart } from './questions-of-part.ts';

type StoredPaper = 'added' | 'updated' | 'unchanged';

/**
 * Stores a paper as the newest version of its code, unless it is there already. What an administrator did counts more
 * than what ships: a paper of the bank neither replaces an imported one nor brings back a retired one.
 */
export async function storePaper(
  tx: Database,
  paper: Paper,
  origin: 'bank' | 'import',
): Promise<StoredPaper> {
  const { book, test } = numbersInCode(paper.code);
  const current = await findCurrentPaper(tx, { book, test });
  const sha256 = createHash('sha256').update(JSON.stringify(paper)).digest('hex');
  const isImport = origin === 'import';
  if (current && !isImport && current.origin === 'import') return 'unchanged';
  if (current?.sha256 === sha256) {
    if (!isImport || current.retiredAt === null) return 'unchanged';
    await setRetired(tx, current.id, null);
    return 'updated';
  }
  await insertPaperVersion(tx, {
    code: paper.code,
    book,
    test,
    content: paper,
    sha256,
    origin,
    part1Count: questionsOfPart(paper, 1).length,
    part2Count: questionsOfPart(paper, 2).length,
    part3Count: questionsOfPart(paper, 3).length,
    retiredAt: isImport ? null : (current?.retiredAt ?? null),
  });
  return current ? 'updated' : 'added';
}
