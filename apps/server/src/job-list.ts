import { deliverMailJob } from './platform/mail/queue-mail.ts';
import { prunePlatformJob } from './platform/prune-platform.ts';
import { eraseUserTracesJob } from './modules/accounts/erase-user.ts';
import { pruneAccountsJob } from './modules/accounts/prune-accounts.ts';
import { sendCodeJob } from './modules/accounts/send-code.ts';
import { judgeAttemptJob } from './modules/coaching/judge-attempt.ts';
import { judgeAloneJob } from './modules/feedback/judge-alone.ts';
import { writeFeedbackJob } from './modules/feedback/write-feedback.ts';
import { analyseRecordingJob } from './modules/recordings/analyse-recording.ts';
import { sweepObjectsJob } from './modules/recordings/sweep-objects.ts';
import { autoBackupJob, makeBackupJob, restoreBackupJob } from './modules/operations/operation-jobs.ts';
import { removeOrphansJob } from './modules/operations/remove-orphans.ts';
import { renderSpeechJob } from './modules/voices/render-speech.ts';
import { speakModelJob } from './modules/voices/speak-model.ts';
import type { JobDefinition } from './platform/queue/job.ts';

/** Every kind of background work, without the code that does it: a command that only asks for it stays small. */
export const jobs = [
  deliverMailJob,
  prunePlatformJob,
  sendCodeJob,
  eraseUserTracesJob,
  pruneAccountsJob,
  analyseRecordingJob,
  writeFeedbackJob,
  judgeAloneJob,
  sweepObjectsJob,
  renderSpeechJob,
  speakModelJob,
  judgeAttemptJob,
  makeBackupJob,
  autoBackupJob,
  restoreBackupJob,
  removeOrphansJob,
] as const satisfies readonly JobDefinition[];
