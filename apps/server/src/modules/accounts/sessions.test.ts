import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionReply } from '@bandwise/contract/accounts';
import { accessTokenLifetimeDays } from '@bandwise/contract/limits';
import {
  call,
  encryptCredentials,
  registerVerified,
  requestChallenge,
  signIn,
  type Person,
} from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await registerVerified(server);
  });
  afterAll(() => server.close());

  const me = (token: string, on = server) => call(on.app, 'GET', '/auth/me', { token });

  it('end at logout, and only that one', async () => {
    const person = await registerVerified(server);
    const second = (await signIn(server.app, person.email, person.password)).body.accessToken;
    await me(person.token);
    expect((await call(server.app, 'POST', '/auth/logout', { token: person.token })).status).toBe(200);
    expect((await me(person.token)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('end at a password change, except the one that made it', async () => {
    const person = await registerVerified(server);
    const second = (await signIn(server.app, person.email, person.password)).body.accessToken;
    await me(second);
    const wrong = await call(server.app, 'POST', '/auth/change-password', {
      token: person.token,
      body: { current_password: 'not it', new_password: 'changed password' },
    });
    expect(wrong).toMatchObject({ status: 400, body: { detail: 'Current password is incorrect' } });
    const changed = await call(server.app, 'POST', '/auth/change-password', {
      token: person.token,
      body: { current_password: person.password, new_password: 'changed password' },
    });
    expect(changed.status).toBe(200);
    expect((await me(second)).status).toBe(401);
    expect((await me(person.token)).status).toBe(200);
    expect((await signIn(server.app, person.email, 'changed password')).status).toBe(200);
  });

  it('end on every server when a user is disabled on one', async () => {
    const person = await registerVerified(server);
    const { connectionString } = server.platform;
    const elsewhere = await startTestServer({}, { connectionString, withWorker: false });
    expect((await me(person.token, elsewhere)).status).toBe(200);
    await call(server.app, 'PUT', `/users/admin/${String(person.user.id)}/status?is_active=false`, {
      token: admin.token,
    });
    await expect
      .poll(async () => (await me(person.token, elsewhere)).status, { interval: 5, timeout: 2_000 })
      .toBe(401);
    await elsewhere.close();
    expect(await signIn(server.app, person.email, person.password)).toMatchObject({
      status: 403,
      body: { code: 'account_disabled' },
    });
  });

  it('do not come back with a user who is let in again', async () => {
    const person = await registerVerified(server);
    for (const isActive of [false, true])
      await call(server.app, 'PUT', `/users/admin/${person.user.id}/status?is_active=${String(isActive)}`, {
        token: admin.token,
      });
    expect((await me(person.token)).status).toBe(401);
    expect((await signIn(server.app, person.email, person.password)).status).toBe(200);
  });

  it('are named by the server alone: a token known before signing in opens nothing of whoever signs in', async () => {
    const person = await registerVerified(server);
    const planted = (await call<SessionReply>(server.app, 'POST', '/auth/anonymous')).body;
    const challenge = await requestChallenge(server.app, person.email);
    const payload = encryptCredentials(challenge, {
      username: person.email,
      password: person.password,
      nonce: challenge.nonce,
      timestamp: Math.floor(Date.now() / 1000),
    });
    const { accessToken } = planted;
    const signedIn = await call<SessionReply>(server.app, 'POST', '/auth/login/challenge', {
      token: accessToken,
      headers: { cookie: `accessToken=${accessToken}` },
      body: { challenge_id: challenge.challenge_id, username: person.email, payload, accessToken },
    });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { id: person.user.id } } });
    expect([accessToken, person.token]).not.toContain(signedIn.body.accessToken);
    expect(signedIn.headers['set-cookie']).toBeUndefined();
    expect((await me(accessToken)).body).toMatchObject({ user: { id: planted.user.id, isAnonymous: true } });
  });

  it('have the rights that their owner has now, not those of when they began', async () => {
    const person = await registerVerified(server);
    const asked = [];
    for (const isAdmin of [true, false]) {
      await call(
        server.app,
        'PUT',
        `/users/admin/${person.user.id}/admin-status?is_admin=${String(isAdmin)}`,
        {
          token: admin.token,
        },
      );
      asked.push((await call(server.app, 'GET', '/users/admin/list', { token: person.token })).status);
    }
    expect(asked).toEqual([200, 403]);
  });

  it('slide: thirty days without use end them, use keeps them alive', async () => {
    const person = await registerVerified(server);
    const idle = (await signIn(server.app, person.email, person.password)).body.accessToken;
    for (let visit = 0; visit < 3; visit += 1) {
      server.advance((accessTokenLifetimeDays - 10) * dayMs);
      expect((await me(person.token)).status).toBe(200);
    }
    expect((await me(idle)).status).toBe(401);
    server.advance(-3 * (accessTokenLifetimeDays - 10) * dayMs);
  });

  it('are unknown to a made-up, malformed or foreign token', async () => {
    for (const token of ['x', 'a'.repeat(43), `${admin.token}x`, "' OR 1=1 --"]) {
      expect((await me(token)).status).toBe(401);
    }
  });
});
