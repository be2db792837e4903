import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBasePath } from '@bandwise/contract/limits';
import { recordExternalCall } from '../../platform/external-log/external-log.ts';
import { userObjectsPrefix } from './erase-user.ts';
import { accountData } from './export-user-data.ts';
import { call, registerVerified, signIn, type Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('the profile', () => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await registerVerified(server);
  });
  afterAll(() => server.close());

  const update = (person: Person, name: string, email: string) =>
    call(server.app, 'PUT', '/auth/profile', { token: person.token, body: { name, email } });
  const me = (person: Person) => call(server.app, 'GET', '/auth/me', { token: person.token });

  it('changes the name at once', async () => {
    const person = await registerVerified(server);
    expect(await update(person, ' Mei Lin ', person.email)).toMatchObject({
      status: 200,
      body: { user: { fullName: 'Mei Lin', username: 'Mei Lin' } },
    });
    expect((await me(person)).body).toMatchObject({ user: { fullName: 'Mei Lin' } });
  });

  it('keeps the old address until the new one is confirmed by its code', async () => {
    const person = await registerVerified(server);
    const newEmail = 'moved@example.com';
    expect((await update(person, 'Moved', newEmail)).body).toMatchObject({
      user: { email: person.email, pendingEmail: newEmail },
    });
    expect((await signIn(server.app, newEmail, person.password)).status).toBe(401);
    const code = await server.readCode(newEmail);
    const confirmed = await call(server.app, 'POST', '/auth/verify-email', {
      token: person.token,
      body: { email: newEmail, code },
    });
    expect(confirmed.body).toMatchObject({ user: { email: newEmail, pendingEmail: null } });
    expect((await signIn(server.app, newEmail, person.password)).status).toBe(200);
    expect((await signIn(server.app, person.email, person.password)).status).toBe(401);
  });

  it('refuses an address that somebody else has', async () => {
    const person = await registerVerified(server);
    expect(await update(person, 'Thief', admin.email)).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
  });

  it('hands out everything we keep, without password or token hashes', async () => {
    const person = await registerVerified(server, { name: 'Export Me' });
    await server.platform.storage.put(
      `${userObjectsPrefix(person.user.id)}answer.wav`,
      Buffer.from('RIFF spoken'),
      {
        contentType: 'audio/wav',
      },
    );
    const reply = await server.app.inject({
      method: 'GET',
      url: `${apiBasePath}/users/me/export`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/zip');
    const archive = reply.rawPayload;
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    for (const name of [
      'account.json',
      'sign-ins.json',
      'mails.json',
      'requests.json',
      'calls-to-providers.json',
      'files/answer.wav',
    ])
      expect(archive.includes(name), name).toBe(true);
    expect(archive.includes('RIFF spoken')).toBe(true);
    expect(archive.includes('argon2')).toBe(false);
  });

  it('hands out what somebody asked for, what was mailed to them and what was sent out for them', async () => {
    const person = await registerVerified(server);
    await recordExternalCall(server.platform.db, {
      timestamp: new Date(),
      provider: 'openai',
      job: 'examiner',
      method: 'POST',
      path: '/v1/chat/completions',
      responseTimeMs: 12,
      userId: person.user.id,
      requestBody: { transcript: 'I live by the sea' },
      responseBody: null,
      secrets: [],
    });
    await server.platform.requestLog.flush();
    const read = (fileName: string) =>
      accountData(server.platform)
        .find((source) => source.fileName === fileName)
        ?.read(person.user.id);
    expect(JSON.stringify(await read('calls-to-providers.json'))).toContain('I live by the sea');
    expect(JSON.stringify(await read('requests.json'))).toContain('/auth/verify-email');
    const mails = (await read('mails.json')) as { recipient: string; text?: string }[];
    expect(mails.map(({ recipient }) => recipient)).toEqual([person.email]);
    expect(JSON.stringify(mails)).not.toMatch(/\b\d{6}\b/);
  });

  it('can be deleted by its owner with the password: files, sessions and address go', async () => {
    const person = await registerVerified(server);
    const file = `${userObjectsPrefix(person.user.id)}answer.wav`;
    await server.platform.storage.put(file, Buffer.from('RIFF'), { contentType: 'audio/wav' });
    const remove = (password?: string) =>
      call(server.app, 'DELETE', '/users/me', {
        token: person.token,
        body: password === undefined ? {} : { password },
      });
    expect((await remove()).status).toBe(400);
    expect((await remove('wrong password')).status).toBe(400);
    expect((await remove(person.password)).status).toBe(200);
    expect((await me(person)).status).toBe(401);
    expect((await signIn(server.app, person.email, person.password)).status).toBe(401);
    await expect.poll(() => server.platform.storage.stat(file), { timeout: 10_000 }).toBeUndefined();
  });

  it('of the last administrator cannot be deleted', async () => {
    const reply = await call(server.app, 'DELETE', '/users/me', {
      token: admin.token,
      body: { password: admin.password },
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'last_admin' } });
  });

  it('of an anonymous user has no password to change and can be deleted without one', async () => {
    const { body } = await call<{ accessToken: string }>(server.app, 'POST', '/auth/anonymous');
    const token = body.accessToken;
    const change = await call(server.app, 'POST', '/auth/change-password', {
      token,
      body: { current_password: 'x', new_password: 'something new' },
    });
    expect(change).toMatchObject({ status: 403, body: { code: 'anonymous_not_allowed' } });
    expect((await call(server.app, 'DELETE', '/users/me', { token, body: {} })).status).toBe(200);
    expect((await call(server.app, 'GET', '/auth/me', { token })).status).toBe(401);
  });
});
