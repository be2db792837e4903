import { readPapers } from '@bandwise/question-bank/read-papers';
import type { Database } from '../../platform/database/database.ts';
import { lockPapers } from './papers.repository.ts';
import { storePaper } from './store-paper.ts';

/** Brings the papers that ship with the app into the database; does nothing when they are there. */
export async function seedPapers(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPapers(tx);
    for (const paper of readPapers()) await storePaper(tx, paper, 'bank');
  });
}
