import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  encryptCredentials,
  registerPerson,
  registerVerified,
  requestChallenge,
  signIn,
  type Challenge,
  type Person,
} from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('signing in', () => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startTestServer();
    await registerPerson(server);
    person = await registerVerified(server);
  });
  afterAll(() => server.close());

  const nowSec = () => Math.floor(server.platform.now().getTime() / 1000);
  const credentials = (challenge: Challenge, changes: object = {}) => ({
    username: person.email,
    password: person.password,
    nonce: challenge.nonce,
    timestamp: nowSec(),
    ...changes,
  });
  const submit = (challenge: Challenge, payload: string, username = person.email) =>
    call(server.app, 'POST', '/auth/login/challenge', {
      body: { challenge_id: challenge.challenge_id, username, payload },
    });

  it('works with the right password, whatever the case of the address', async () => {
    const reply = await signIn(server.app, person.email.toUpperCase(), person.password);
    expect(reply).toMatchObject({ status: 200, body: { user: { email: person.email } } });
    expect((await call(server.app, 'GET', '/auth/me', { token: reply.body.accessToken })).status).toBe(200);
  });

  it('takes the longest address and password that can be registered', async () => {
    const email = `${'a'.repeat(188)}@example.com`;
    const password = '\\"'.repeat(36);
    await registerPerson(server, { email, password });
    expect((await signIn(server.app, email, password)).status).toBe(200);
  });

  it('answers alike for a wrong password and for somebody unknown', async () => {
    const wrong = await signIn(server.app, person.email, 'wrong password');
    const unknown = await signIn(server.app, 'nobody@example.com', 'wrong password');
    const comparable = ({ status, body }: typeof wrong) => ({
      status,
      body: { ...body, request_id: undefined },
    });
    expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid credentials' } });
    expect(comparable(unknown)).toEqual(comparable(wrong));
  });

  it('gives challenges of the same shape to known and unknown users', async () => {
    const [known, unknown] = await Promise.all([
      requestChallenge(server.app, person.email),
      requestChallenge(server.app, 'nobody@example.com'),
    ]);
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.public_key_pem).toBe(known.public_key_pem);
    expect(unknown.nonce).toHaveLength(known.nonce.length);
  });

  it('takes a challenge once only', async () => {
    const challenge = await requestChallenge(server.app, person.email);
    const payload = encryptCredentials(challenge, credentials(challenge));
    expect((await submit(challenge, payload)).status).toBe(200);
    expect(await submit(challenge, payload)).toMatchObject({
      status: 401,
      body: { code: 'invalid_challenge' },
    });
  });

  it('uses a challenge up even when the password was wrong', async () => {
    const challenge = await requestChallenge(server.app, person.email);
    await submit(challenge, encryptCredentials(challenge, credentials(challenge, { password: 'wrong one' })));
    const second = await submit(challenge, encryptCredentials(challenge, credentials(challenge)));
    expect(second).toMatchObject({ status: 401, body: { code: 'invalid_challenge' } });
  });

  it.each([
    ['another nonce', () => ({ nonce: 'AAAAAAAAAAAAAAAAAAAAAA' })],
    ['another user inside', () => ({ username: 'somebody.else@example.com' })],
    ['a timestamp too old', () => ({ timestamp: nowSec() - 121 })],
    ['a timestamp too far ahead', () => ({ timestamp: nowSec() + 125 })],
    ['a timestamp that is no number', () => ({ timestamp: 'now' })],
    ['no password', () => ({ password: undefined })],
  ])('refuses %s', async (_what, changes) => {
    const challenge = await requestChallenge(server.app, person.email);
    const reply = await submit(challenge, encryptCredentials(challenge, credentials(challenge, changes())));
    expect(reply).toMatchObject({ status: 401, body: { code: 'invalid_challenge' } });
  });

  it('refuses a payload that was tampered with, garbage, and a challenge made for somebody else', async () => {
    const challenge = await requestChallenge(server.app, person.email);
    const bytes = Buffer.from(encryptCredentials(challenge, credentials(challenge)), 'base64');
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    expect((await submit(challenge, bytes.toString('base64'))).status).toBe(401);

    const other = await requestChallenge(server.app, person.email);
    expect((await submit(other, Buffer.alloc(512, 7).toString('base64'))).status).toBe(401);

    const foreign = await requestChallenge(server.app, 'somebody.else@example.com');
    const payload = encryptCredentials(foreign, credentials(foreign));
    expect((await submit(foreign, payload)).status).toBe(401);
  });

  it('refuses a challenge older than two minutes', async () => {
    const challenge = await requestChallenge(server.app, person.email);
    server.advance(121_000);
    const reply = await submit(challenge, encryptCredentials(challenge, credentials(challenge)));
    server.advance(-121_000);
    expect(reply).toMatchObject({ status: 401, body: { code: 'invalid_challenge' } });
  });

  it('leads somebody unverified to the verification step with a new code', async () => {
    const unverified = await registerPerson(server);
    const reply = await signIn(server.app, unverified.email, unverified.password);
    expect(reply).toMatchObject({ status: 200, body: { user: { isEmailVerified: false } } });
    const code = await server.readCode(unverified.email);
    const verified = await call(server.app, 'POST', '/auth/verify-email', {
      token: reply.body.accessToken,
      body: { email: unverified.email, code },
    });
    expect(verified.status).toBe(200);
  });

  it('limits attempts on one account, for anyone and on every server', async () => {
    const strict = { RATE_LIMIT_FACTOR: '1' };
    const { connectionString } = server.platform;
    const first = await startTestServer(strict, { connectionString, withWorker: false });
    const second = await startTestServer(strict, { connectionString, withWorker: false });
    const attempts = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { app } = attempt % 2 === 0 ? first : second;
      attempts.push(await signIn(app, 'guessed@example.com', `guess ${String(attempt)}`));
    }
    await Promise.all([first.close(), second.close()]);
    expect(attempts.slice(0, 10).map((reply) => reply.status)).toEqual(Array(10).fill(401));
    for (const reply of attempts.slice(10)) {
      expect(reply).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
