import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokenLifetimeDays } from '@bandwise/contract/limits';
import { call, registerVerified, signIn, type Person } from '../../testing/person.ts';
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
