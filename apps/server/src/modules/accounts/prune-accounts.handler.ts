import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { deleteExpiredTokens } from './access-tokens.repository.ts';
import { deleteExpiredChallenges } from './login-challenges.repository.ts';
import { pruneAccountsJob } from './prune-accounts.ts';
import { deleteExpiredCodes } from './verification-codes.repository.ts';

export const pruneAccountsHandler = ({ db }: Platform) =>
  handleJob(pruneAccountsJob, async () => {
    await deleteExpiredTokens(db);
    await deleteExpiredCodes(db);
    await deleteExpiredChallenges(db);
  });
