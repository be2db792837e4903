import { jobs } from './jobs.ts';
import { seedPapers } from './modules/exam-tests/seed-papers.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { prepareQueue } from './platform/queue/queue.ts';

/** Tables, queue and papers as this version needs them; servers that start together do it once. */
export async function prepareDatabase(connectionString: string): Promise<void> {
  await migrateDatabase(connectionString, async (db) => {
    await prepareQueue(connectionString, jobs);
    await seedPapers(db);
  });
}
