import type { SessionReply } from '@bandwise/contract/accounts';
import type { Language } from '@bandwise/contract/languages';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAccessToken } from './identities.ts';
import { isAnonymousEnabled } from './options.repository.ts';
import { toUser } from './user-view.ts';
import { insertUser } from './users.repository.ts';

export async function startAnonymous(platform: Platform, language: Language): Promise<SessionReply> {
  if (!(await isAnonymousEnabled(platform.db))) throw new ApiError('anonymous_disabled');
  return platform.db.transaction(async (tx) => {
    const now = platform.now();
    const user = await insertUser(tx, { isAnonymous: true, language, lastLoginAt: now });
    return { accessToken: await createAccessToken(tx, user.id, now), user: toUser(user) };
  });
}
