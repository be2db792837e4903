import path from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { registerAccounts } from './modules/accounts/accounts.routes.ts';
import { accountData } from './modules/accounts/export-user-data.ts';
import { openIdentities } from './modules/accounts/identities.ts';
import { currentLoginKey } from './modules/accounts/login-keys.ts';
import { registerCoaching } from './modules/coaching/coaching.routes.ts';
import { registerDebug } from './modules/debug/debug.routes.ts';
import { registerExamTests } from './modules/exam-tests/exam-tests.routes.ts';
import { practiceData } from './modules/exam-tests/export-practice.ts';
import { feedbackData } from './modules/feedback/export-feedback.ts';
import { registerFeedback, registerScoring } from './modules/feedback/feedback.routes.ts';
import { registerOperations } from './modules/operations/operations.routes.ts';
import { registerProgress } from './modules/progress/progress.routes.ts';
import { registerRecordings } from './modules/recordings/recordings.routes.ts';
import { registerReports } from './modules/reports/reports.routes.ts';
import { registerSpeechModels } from './modules/speech-models/speech-models.routes.ts';
import { registerTestRecords } from './modules/test-records/test-records.routes.ts';
import { registerUserManagement } from './modules/user-management/user-management.routes.ts';
import { registerVoices } from './modules/voices/voices.routes.ts';
import { refuseWritesWhileRestoring } from './platform/backup/refuse-writes.ts';
import { watchRestores } from './platform/backup/restore-watch.ts';
import { buildApp } from './platform/http/build-app.ts';
import type { Platform } from './platform/platform.ts';

const builtWebApp = path.resolve(import.meta.dirname, '../../web/dist');

/** The HTTP server with every module of the product. */
export async function buildWebServer(
  platform: Platform,
  options: { onRoute?: (route: RouteOptions) => void } = {},
): Promise<FastifyInstance> {
  const identities = await openIdentities(platform);
  const restores = await watchRestores(platform);
  const app = await buildApp(platform, {
    authenticate: identities.authenticate,
    webAppDir: builtWebApp,
    registerModules(instance) {
      refuseWritesWhileRestoring(instance, restores);
      if (options.onRoute) instance.addHook('onRoute', options.onRoute);
      registerAccounts(instance, platform, identities, [
        ...accountData(platform),
        ...practiceData(platform),
        ...feedbackData(platform),
      ]);
      registerUserManagement(instance, platform, identities);
      registerExamTests(instance, platform);
      registerRecordings(instance, platform);
      registerFeedback(instance, platform);
      registerScoring(instance, platform);
      registerOperations(instance, platform);
      registerDebug(instance, platform);
      registerProgress(instance, platform);
      registerReports(instance, platform);
      registerSpeechModels(instance, platform);
      registerTestRecords(instance, platform);
      registerVoices(instance, platform);
      registerCoaching(instance, platform);
    },
  });
  app.addHook('onClose', async () => {
    await identities.close();
    await restores.close();
  });
  // Made before anyone waits for it: a 4096-bit key takes a second or more.
  await currentLoginKey(platform.db, platform.now());
  return app;
}
