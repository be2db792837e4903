import { setTimeout as delay } from 'node:timers/promises';
import { sessionReplySchema } from '@bandwise/contract/accounts';
import { apiBasePath } from '@bandwise/contract/limits';
import { z } from 'zod';
import type { ServerProcess } from './server-process.ts';

const benchLearner = { full_name: 'Bench Learner', email: 'learner@example.com' };
const password = 'correct horse';
const outboxSchema = z.array(z.object({ text: z.string().nullable() }));
const codeTries = 20;
const codeRetryMs = 500;

/** Registers somebody, enters the code from their mail and returns their bearer token. */
export async function createVerifiedLearner(server: ServerProcess, person = benchLearner): Promise<string> {
  const reply = await post(server, '/auth/register', { ...person, password });
  const { accessToken } = sessionReplySchema.parse(reply);
  const code = await readCode(server, person.email);
  await post(server, '/auth/verify-email', { email: person.email, code }, accessToken);
  return accessToken;
}

/** The worker writes the mail soon after the registration. */
async function readCode(server: ServerProcess, email: string): Promise<string> {
  for (let tries = 0; tries < codeTries; tries += 1) {
    const outbox = outboxSchema.parse(JSON.parse(await server.admin('outbox', '--to', email, '--json')));
    const code = /\b\d{6}\b/.exec(outbox[0]?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await delay(codeRetryMs);
  }
  throw new Error('The verification code was not mailed.');
}

async function post(server: ServerProcess, path: string, body: unknown, token?: string): Promise<unknown> {
  const reply = await fetch(`${server.url}${apiBasePath}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
