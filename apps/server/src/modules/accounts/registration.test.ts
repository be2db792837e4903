import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '../../platform/mail/outbox.ts';
import { call, registerPerson, registerVerified, signIn } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('registration', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('makes exactly one administrator when many register together on an empty system', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => registerPerson(server)));
    expect(people.filter((person) => person.user.isAdmin)).toHaveLength(1);
  });

  it('answers a token that opens nothing but verification and logout until the email is verified', async () => {
    const person = await registerPerson(server);
    const before = await call(server.app, 'GET', '/auth/me', { token: person.token });
    expect(before).toMatchObject({ status: 403, body: { detail: 'Email not verified' } });

    const code = await server.readCode(person.email);
    const verified = await call(server.app, 'POST', '/auth/verify-email', {
      token: person.token,
      body: { email: person.email, code },
    });
    expect(verified).toMatchObject({ status: 200, body: { user: { isEmailVerified: true } } });
    const after = await call(server.app, 'GET', '/auth/me', { token: person.token });
    expect(after).toMatchObject({ status: 200, body: { user: { email: person.email, isAdmin: false } } });
  });

  it('refuses a verified address whatever its case, and says what to do', async () => {
    const person = await registerVerified(server);
    const again = await call(server.app, 'POST', '/auth/register', {
      body: { full_name: 'Somebody else', email: person.email.toUpperCase(), password: 'another one' },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  it('lets an address that was never verified be registered again, and ends the first session', async () => {
    const first = await registerPerson(server);
    const second = await registerPerson(server, { email: first.email, password: 'the second password' });
    expect(second.user.id).toBe(first.user.id);
    expect((await call(server.app, 'POST', '/auth/logout', { token: first.token })).status).toBe(401);
    expect((await signIn(server.app, first.email, first.password)).status).toBe(401);
    expect((await signIn(server.app, first.email, 'the second password')).status).toBe(200);
  });

  it('counts only the newest code', async () => {
    const person = await registerPerson(server);
    const oldCode = await server.readCode(person.email);
    const oldMail = await server.newestMailId(person.email);
    await registerPerson(server, { email: person.email });
    const newCode = await server.readCode(person.email, oldMail);
    const { body } = await signIn(server.app, person.email, person.password);
    const verify = (code: string) =>
      call(server.app, 'POST', '/auth/verify-email', {
        token: body.accessToken,
        body: { email: person.email, code },
      });
    if (oldCode !== newCode) expect((await verify(oldCode)).status).toBe(400);
    expect((await verify(newCode)).status).toBe(200);
  });

  it('keeps the work of an anonymous user who registers', async () => {
    const anonymous = await call<{ accessToken: string; user: { id: number; isAnonymous: boolean } }>(
      server.app,
      'POST',
      '/auth/anonymous',
    );
    expect(anonymous.body.user.isAnonymous).toBe(true);
    const registered = await call<{ accessToken: string; user: { id: number; isAnonymous: boolean } }>(
      server.app,
      'POST',
      '/auth/register',
      {
        token: anonymous.body.accessToken,
        body: { full_name: 'Was anonymous', email: 'was.anonymous@example.com', password: 'correct horse' },
      },
    );
    expect(registered.body.user).toMatchObject({ id: anonymous.body.user.id, isAnonymous: false });
    expect((await call(server.app, 'GET', '/auth/me', { token: anonymous.body.accessToken })).status).toBe(
      401,
    );
  });

  it('lets somebody who mistyped the address register again as the same user, even the first administrator', async () => {
    const alone = await startTestServer();
    const mistyped = await registerPerson(alone);
    const corrected = await call<{ user: { id: number; isAdmin: boolean; email: string } }>(
      alone.app,
      'POST',
      '/auth/register',
      {
        token: mistyped.token,
        body: { full_name: 'A', email: 'right@example.com', password: 'correct horse' },
      },
    );
    await alone.close();
    expect(corrected.body.user).toMatchObject({
      id: mistyped.user.id,
      isAdmin: true,
      email: 'right@example.com',
    });
  });

  it('answers two registrations of one new address at the same moment without failing', async () => {
    const register = () =>
      call(server.app, 'POST', '/auth/register', {
        body: { full_name: 'Twice', email: 'twice@example.com', password: 'correct horse' },
      });
    const replies = await Promise.all(Array.from({ length: 4 }, register));
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect(replies.map(({ status }) => status)).toContain(200);
  });

  it('mails in the language of the page', async () => {
    await call(server.app, 'POST', '/auth/register', {
      body: { full_name: '李梅', email: 'limei@example.com', password: 'correct horse' },
      headers: { 'accept-language': 'zh' },
    });
    await server.readCode('limei@example.com');
    const [mail] = await listOutbox(server.platform.db, { to: 'limei@example.com' });
    expect(mail?.text).toContain('李梅');
    expect(mail?.subject).toMatch(/[\u4e00-\u9fff]/);
  });

  it.each([
    [{ full_name: '  ', email: 'a@b.co', password: 'secret1' }, 'Name is required'],
    [{ full_name: 'A', email: '', password: 'secret1' }, 'Email is required'],
    [{ full_name: 'A', email: 'not an address', password: 'secret1' }, 'Email is invalid'],
    [{ full_name: 'A', email: 'a@b.co', password: 'short' }, 'Password must be at least 6 characters'],
    [{ full_name: 'A', email: 'a@b.co', password: '密'.repeat(40) }, 'Password is too long'],
  ])('says what is wrong with %j', async (body, message) => {
    const reply = await call<{ detail: { msg: string }[] }>(server.app, 'POST', '/auth/register', { body });
    expect(reply.status).toBe(422);
    expect(reply.body.detail.map((issue) => issue.msg)).toContain(message);
  });
});
