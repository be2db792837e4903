import { accessTokenLifetimeDays } from '@bandwise/contract/limits';
import { listenTo } from '../../platform/database/notifications.ts';
import type { Authenticate, Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { extendToken, findTokenOwner, insertToken } from './access-tokens.repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, randomToken } from './random-secrets.ts';
import { toUser } from './user-view.ts';

/** Triggers of the migrations announce the user's id here when a user changes or a token goes. */
const identityChangedChannel = 'identity_changed';
/** Announced in place of an id when all users were replaced at once, by a restore. */
const everybody = 'all';
/** Bounds what is kept in memory; the oldest go first. */
const rememberedMax = 20_000;
/** A token in steady use is looked up again this often, which also slides its expiry. */
const rememberedMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

export interface Identities {
  authenticate: Authenticate;
  /** Call after writing a user, so that this server's next answer shows it without waiting for the announcement. */
  forget(userId: number): void;
  close(): Promise<void>;
}

interface Remembered {
  identity: Identity;
  untilMs: number;
}

/**
 * Who a token belongs to, remembered in memory. The database tells every server when a user or token changed, so a
 * revoked token ends at once everywhere; while that line is down, nothing is remembered.
 */
export async function openIdentities(platform: Platform): Promise<Identities> {
  const remembered = new Map<string, Remembered>();
  const keysOfUser = new Map<number, Set<string>>();
  let changes = 0;

  function forget(userId: number): void {
    changes += 1;
    for (const key of keysOfUser.get(userId) ?? []) remembered.delete(key);
    keysOfUser.delete(userId);
  }

  function forgetAll(): void {
    changes += 1;
    remembered.clear();
    keysOfUser.clear();
  }

  function remember(key: string, entry: Remembered): void {
    const { id } = entry.identity.user;
    remembered.delete(key);
    remembered.set(key, entry);
    keysOfUser.set(id, (keysOfUser.get(id) ?? new Set()).add(key));
    const oldest = remembered.size > rememberedMax ? remembered.values().next().value : undefined;
    if (oldest) forget(oldest.identity.user.id);
  }

  const notifications = await listenTo(identityChangedChannel, {
    connectionString: platform.connectionString,
    log: platform.log,
    onMessage: (payload) => {
      if (payload === everybody) forgetAll();
      else forget(Number(payload));
    },
    onGap: forgetAll,
  });

  async function lookUp(token: string): Promise<Identity | undefined> {
    const now = platform.now();
    const owner = await findTokenOwner(platform.db, hashToken(token), now);
    if (!owner) return undefined;
    const lifetimeLeftMs = owner.expiresAt.getTime() - now.getTime();
    if (lifetimeLeftMs < (accessTokenLifetimeDays - 1) * dayMs) {
      await extendToken(platform.db, owner.tokenId, now, tokenExpiry(now));
    }
    return { tokenId: owner.tokenId, user: toUser(owner.user) };
  }

  return {
    forget,
    close: () => notifications.close(),
    async authenticate(token) {
      const key = hashToken(token).toString('base64');
      const nowMs = platform.now().getTime();
      const known = remembered.get(key);
      if (known && known.untilMs > nowMs) return known.identity;

      const changesBefore = changes;
      const identity = await lookUp(token);
      // A change that was announced during the look-up may not be in what was read.
      if (identity && notifications.isListening() && changes === changesBefore) {
        remember(key, { identity, untilMs: nowMs + rememberedMs });
      }
      return identity;
    },
  };
}

/** A new session of a user: the token is told once and only its hash is kept. */
export async function createAccessToken(tx: Database, userId: number, now: Date): Promise<string> {
  const token = randomToken();
  await insertToken(tx, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt: tokenExpiry(now) });
  return token;
}

function tokenExpiry(now: Date): Date {
  return new Date(now.getTime() + accessTokenLifetimeDays * dayMs);
}
