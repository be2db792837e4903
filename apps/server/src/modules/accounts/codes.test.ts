import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerPerson, registerVerified, signIn, type Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('codes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const verify = (person: Person, code: string) =>
    call(server.app, 'POST', '/auth/verify-email', {
      token: person.token,
      body: { email: person.email, code },
    });
  const forgot = (email: string) => call(server.app, 'POST', '/auth/forgot-password', { body: { email } });
  const check = (email: string, code: string) =>
    call(server.app, 'POST', '/auth/verify-reset-code', { body: { email, code } });
  const reset = (email: string, code: string, newPassword = 'a brand new one') =>
    call(server.app, 'POST', '/auth/reset-password', { body: { email, code, new_password: newPassword } });

  async function resetCodeFor(person: Person): Promise<string> {
    const lastMail = await server.newestMailId(person.email);
    expect((await forgot(person.email)).status).toBe(200);
    return server.readCode(person.email, lastMail);
  }

  it('die after five wrong tries: the sixth fails although it is right', async () => {
    const person = await registerPerson(server);
    const code = await server.readCode(person.email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verify(person, other(code))).status).toBe(400);
    expect(await verify(person, code)).toMatchObject({
      status: 400,
      body: { detail: 'Invalid verification code' },
    });
  });

  it('survive four wrong tries', async () => {
    const person = await registerPerson(server);
    const code = await server.readCode(person.email);
    for (let attempt = 0; attempt < 4; attempt += 1) await verify(person, other(code));
    expect((await verify(person, code)).status).toBe(200);
  });

  it('count parallel guesses one by one', async () => {
    const person = await registerPerson(server);
    const code = await server.readCode(person.email);
    await Promise.all(Array.from({ length: 5 }, () => verify(person, other(code))));
    expect((await verify(person, code)).status).toBe(400);
  });

  it('run out after ten minutes', async () => {
    const person = await registerPerson(server);
    const code = await server.readCode(person.email);
    server.advance(600_001);
    const late = await verify(person, code);
    server.advance(-600_001);
    expect(late.status).toBe(400);
  });

  it('open only the account they were mailed to', async () => {
    const [person, stranger] = [await registerPerson(server), await registerPerson(server)];
    const code = await server.readCode(person.email);
    const theft = await call(server.app, 'POST', '/auth/verify-email', {
      token: stranger.token,
      body: { email: person.email, code },
    });
    expect(theft.status).toBe(400);
    expect(
      (await call(server.app, 'POST', '/auth/verify-email', { body: { email: person.email, code } })).status,
    ).toBe(401);
  });

  it('can be asked for once a minute, alike for known and unknown addresses', async () => {
    const known = await registerVerified(server);
    for (const email of [known.email, 'unknown@example.com']) {
      const [first, second] = [await forgot(email), await forgot(email)];
      expect(first).toMatchObject({ status: 200, body: { message: 'Verification code sent successfully' } });
      expect(second).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    }
    const fresh = await registerPerson(server);
    for (const email of [fresh.email, 'another.unknown@example.com']) {
      const resend = () => call(server.app, 'POST', '/auth/resend-verification', { body: { email } });
      if (email !== fresh.email) expect((await resend()).status).toBe(200);
      expect((await resend()).status).toBe(429);
    }
  });

  it('reset a password, end every session and cannot be used twice', async () => {
    const person = await registerVerified(server);
    const code = await resetCodeFor(person);
    expect((await check(person.email, other(code))).status).toBe(400);
    expect(await check(person.email, code)).toMatchObject({
      status: 200,
      body: { message: 'Code verified successfully' },
    });
    expect((await reset(person.email, code)).status).toBe(200);
    expect((await call(server.app, 'GET', '/auth/me', { token: person.token })).status).toBe(401);
    expect((await signIn(server.app, person.email, person.password)).status).toBe(401);
    expect((await signIn(server.app, person.email, 'a brand new one')).status).toBe(200);
    expect((await reset(person.email, code, 'once more')).status).toBe(400);
  });

  it('verify the address of somebody who resets before verifying', async () => {
    const person = await registerPerson(server);
    await reset(person.email, await resetCodeFor(person));
    const reply = await signIn(server.app, person.email, 'a brand new one');
    expect(reply.body.user.isEmailVerified).toBe(true);
  });

  it('say the same about a wrong code and an unknown address', async () => {
    const person = await registerVerified(server);
    const code = await resetCodeFor(person);
    const [wrong, unknown] = [
      await check(person.email, other(code)),
      await check('unknown.too@example.com', code),
    ];
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body.detail).toBe(wrong.body.detail);
  });
});
