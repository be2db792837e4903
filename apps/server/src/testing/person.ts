import { constants, publicEncrypt } from 'node:crypto';
import type { SessionReply, User } from '@bandwise/contract/accounts';
import { apiBasePath } from '@bandwise/contract/limits';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestServer } from './test-server.ts';

export interface Person {
  email: string;
  password: string;
  token: string;
  user: User;
}

type Payload = Record<string, unknown>;

/** One call of the API; the answer's body is parsed. */
export async function call<Body = Record<string, unknown>>(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  options: { token?: string | undefined; body?: Payload; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Body; headers: Record<string, unknown> }> {
  const reply = await app.inject({
    method,
    url: `${apiBasePath}${path}`,
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: options.body }),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

let people = 0;

/** Registers somebody new, up to the point where the code has been mailed. */
export async function registerPerson(
  server: TestServer,
  account: Partial<{ email: string; password: string; name: string }> = {},
): Promise<Person> {
  people += 1;
  const email = account.email ?? `person-${String(people)}@example.com`;
  const password = account.password ?? 'correct horse';
  const reply = await call<SessionReply>(server.app, 'POST', '/auth/register', {
    body: { full_name: account.name ?? `Person ${String(people)}`, email, password },
  });
  if (reply.status !== 200)
    throw new Error(`registration answered ${String(reply.status)}: ${JSON.stringify(reply.body)}`);
  return { email, password, token: reply.body.accessToken, user: reply.body.user };
}

/** Registers somebody and enters the code from their mail. */
export async function registerVerified(
  server: TestServer,
  account: Parameters<typeof registerPerson>[1] = {},
): Promise<Person> {
  const person = await registerPerson(server, account);
  const code = await server.readCode(person.email);
  const { body } = await call<{ user: User }>(server.app, 'POST', '/auth/verify-email', {
    token: person.token,
    body: { email: person.email, code },
  });
  return { ...person, user: body.user };
}

export interface Challenge {
  challenge_id: string;
  public_key_pem: string;
  nonce: string;
}

export async function requestChallenge(app: FastifyInstance, username: string): Promise<Challenge> {
  return (await call<Challenge & Payload>(app, 'POST', '/auth/challenge', { body: { username } })).body;
}

/** Encrypts as the browser does. */
export function encryptCredentials(challenge: Challenge, credentials: unknown): string {
  return publicEncrypt(
    { key: challenge.public_key_pem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(JSON.stringify(credentials)),
  ).toString('base64');
}

export async function signIn(app: FastifyInstance, username: string, password: string, now = new Date()) {
  const challenge = await requestChallenge(app, username);
  const timestamp = Math.floor(now.getTime() / 1000);
  const payload = encryptCredentials(challenge, { username, password, nonce: challenge.nonce, timestamp });
  return call<SessionReply & { detail?: string }>(app, 'POST', '/auth/login/challenge', {
    body: { challenge_id: challenge.challenge_id, username, payload },
  });
}
