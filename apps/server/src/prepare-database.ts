import { jobs } from './job-list.ts';
import { seedPapers } from './modules/exam-tests/seed-papers.ts';
import { autoBackupJob } from './modules/operations/operation-jobs.ts';
import type { BackupSettings } from './platform/backup-settings.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { prepareQueue } from './platform/queue/queue.ts';

/** Tables, queue and papers as this version needs them; servers that start together do it once. */
export async function prepareDatabase(
  connectionString: string,
  { autoAt }: Pick<BackupSettings, 'autoAt'> = { autoAt: undefined },
): Promise<void> {
  await migrateDatabase(connectionString, async (db) => {
    const schedule = autoAt && `${String(autoAt.minute)} ${String(autoAt.hour)} * * *`;
    await prepareQueue(
      connectionString,
      jobs.map((job) => (job === autoBackupJob && schedule ? { ...job, cron: schedule } : job)),
    );
    await seedPapers(db);
  });
}
