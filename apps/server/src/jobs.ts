import { postponeWhileRestoring } from './platform/backup/postpone-while-restoring.ts';
import { deliverMailHandler } from './platform/mail/deliver-mail.handler.ts';
import type { Platform } from './platform/platform.ts';
import { prunePlatformHandler } from './platform/prune-platform.ts';
import { jobs } from './job-list.ts';
import type { JobHandler } from './platform/queue/job.ts';
import { eraseUserTracesHandler } from './modules/accounts/erase-user.handler.ts';
import { pruneAccountsHandler } from './modules/accounts/prune-accounts.handler.ts';
import { sendCodeHandler } from './modules/accounts/send-code.handler.ts';
import { judgeAttemptHandler } from './modules/coaching/judge-attempt.handler.ts';
import { judgeAloneHandler } from './modules/feedback/judge-alone.handler.ts';
import { sharedExaminer } from './modules/feedback/shared-examiner.ts';
import { writeFeedbackHandler } from './modules/feedback/write-feedback.handler.ts';
import { analyseRecordingHandler } from './modules/recordings/analyse-recording.handler.ts';
import { sweepObjectsHandler } from './modules/recordings/sweep-objects.handler.ts';
import { operationJobNames } from './modules/operations/operation-jobs.ts';
import { operationHandlers } from './modules/operations/operation-jobs.handler.ts';
import { removeOrphansHandler } from './modules/operations/remove-orphans.handler.ts';
import { renderSpeechHandler } from './modules/voices/render-speech.handler.ts';
import { speakModelHandler } from './modules/voices/speak-model.handler.ts';

/** The code behind each of them; a job without a handler stops the worker from starting. */
export function jobHandlers(platform: Platform, print: (text: string) => void): JobHandler[] {
  const handlers = [
    deliverMailHandler(platform, print),
    prunePlatformHandler(platform),
    sendCodeHandler(platform),
    eraseUserTracesHandler(platform),
    pruneAccountsHandler(platform),
    analyseRecordingHandler(platform),
    writeFeedbackHandler(platform, sharedExaminer),
    judgeAloneHandler(platform, sharedExaminer),
    sweepObjectsHandler(platform),
    renderSpeechHandler(platform),
    speakModelHandler(platform),
    judgeAttemptHandler(platform),
    removeOrphansHandler(platform),
    ...operationHandlers(platform),
  ];
  const missing = jobs.filter((job) => !handlers.some((handler) => handler.job.name === job.name));
  if (missing.length > 0) throw new Error(`no handler for ${missing.map((job) => job.name).join(', ')}`);
  return handlers.map((handler) =>
    operationJobNames.includes(handler.job.name) ? handler : postponeWhileRestoring(platform, handler),
  );
}
