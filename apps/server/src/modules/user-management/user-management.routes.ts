import * as calls from '@bandwise/contract/users';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Identities } from '../accounts/identities.ts';
import { setAnonymousEnabled } from '../accounts/options.repository.ts';
import { hardDeleteUser, setUserActive, setUserAdmin } from './change-user.ts';
import { listUsers } from './list-users.ts';

export function registerUserManagement(
  app: FastifyInstance,
  platform: Platform,
  identities: Identities,
): void {
  registerOperation(app, calls.listUsers, ({ query }) => listUsers(platform, query));

  registerOperation(app, calls.setUserStatus, async ({ params, query, identity }) => {
    const user = await setUserActive(platform, identity, params.id, query.is_active);
    identities.forget(params.id);
    return { user };
  });

  registerOperation(app, calls.setUserAdmin, async ({ params, query, identity }) => {
    const user = await setUserAdmin(platform, identity, params.id, query.is_admin);
    identities.forget(params.id);
    return { user };
  });

  registerOperation(app, calls.deleteUser, async ({ params, query, identity }) => {
    if (query.soft) await setUserActive(platform, identity, params.id, false);
    else await hardDeleteUser(platform, identity, params.id);
    identities.forget(params.id);
    return { deleted: query.soft ? ('soft' as const) : ('hard' as const) };
  });

  registerOperation(app, calls.setSignInOptions, async ({ body }) => {
    await setAnonymousEnabled(platform.db, body.anonymous_enabled);
    return body;
  });
}
