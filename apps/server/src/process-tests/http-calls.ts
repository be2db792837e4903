import type { SessionReply } from '@bandwise/contract/accounts';
import type { ApiErrorBody } from '@bandwise/contract/errors';
import { apiBasePath } from '@bandwise/contract/limits';
import { encryptCredentials, type Challenge } from '../testing/person.ts';

interface Answer<Body> {
  /** 0 when no answer came. */
  status: number;
  body: Body;
}

export async function post<Body = ApiErrorBody>(
  server: { url: string },
  operation: string,
  body: Record<string, unknown>,
): Promise<Answer<Body>> {
  try {
    const reply = await fetch(`${server.url}${apiBasePath}${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Body };
  } catch {
    return { status: 0, body: {} as Body };
  }
}

export const password = 'correct horse';

export const register = (server: { url: string }, email: string) =>
  post<SessionReply & ApiErrorBody>(server, '/auth/register', { full_name: 'Ann Other', email, password });

/** As the browser does, in two calls. */
export async function signIn(server: { url: string }, username: string): Promise<number> {
  const { body: challenge } = await post<Challenge>(server, '/auth/challenge', { username });
  const timestamp = Math.floor(Date.now() / 1000);
  const payload = encryptCredentials(challenge, { username, password, nonce: challenge.nonce, timestamp });
  const { challenge_id } = challenge;
  return (await post(server, '/auth/login/challenge', { challenge_id, username, payload })).status;
}
