import type { BackupPlan } from '../../platform/backup/backup-plan.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { writeFeedbackJob } from '../feedback/write-feedback.ts';
import { analyseRecordingJob } from '../recordings/analyse-recording.ts';
import { removeOrphansJob } from './remove-orphans.ts';
import { listSessionsToWrite, listUnheardRecordings } from './operations.repository.ts';

/** Which row of which table needs an object; one line for each column that holds a key. */
export const objectColumns: Readonly<Record<string, string>> = {
  recordings: 'SELECT object_key FROM recordings WHERE replaced_at IS NULL',
};

export const staysHere = ['login_keys', 'login_challenges', 'rate_limits', 'model_folders'] as const;
export const forgotten = ['verification_codes', 'access_tokens'] as const;

export const createBackupPlan = (queue: Queue): BackupPlan => ({
  staysHere,
  forgotten,
  objectKeys: Object.values(objectColumns).join(' UNION ALL '),
  carryOver: (live, restored) => [
    ...staysHere.map(
      (table) => `INSERT INTO ${restored}.${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${live}.${table}`,
    ),
    // Whoever is the same person with the same password stays signed in; nobody else's token opens anything.
    `INSERT INTO ${restored}.access_tokens OVERRIDING SYSTEM VALUE
     SELECT token.* FROM ${live}.access_tokens token
     JOIN ${live}.users before ON before.id = token.user_id
     JOIN ${restored}.users after ON after.id = before.id AND after.created_at = before.created_at
       AND after.email IS NOT DISTINCT FROM before.email
       AND after.password_hash IS NOT DISTINCT FROM before.password_hash AND after.is_active`,
  ],
  async queueUnfinishedWork(tx) {
    for (const recordingId of await listUnheardRecordings(tx))
      await queue.send(analyseRecordingJob, { recordingId }, tx);
    for (const sessionId of await listSessionsToWrite(tx))
      await queue.send(writeFeedbackJob, { sessionId }, tx);
    await queue.send(removeOrphansJob, {}, tx);
  },
});
