import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What must be in no log: as the calls of the contract name it, and not as the code that hides it does. */
const secretsOfCallers = new Set(['password', 'current_password', 'new_password', 'code']);
const secretsOfAnswers = new Set(['accessToken', 'nonce', 'challenge_id', 'private_text']);
const secretSetting = /KEY|SECRET|PASSWORD/;
/** Shorter ones are found everywhere by chance. */
const secretMinLength = 6;
/** Names of fields look like this: such a password could not be told from one. */
const plainWord = /^[a-z_]+$/;

const mailedCode = /^\d{6}$/;

/** Of a test: what it sent to a server of its own, got back or set, and the database whose log may hold none of it. */
export interface SentSecret {
  database: string;
  field: string;
  value: string;
}

/** Writes down every secret that goes through a test server, for the search at the end of the run. */
export function noteSecretsOf(
  app: FastifyInstance,
  { folder, database }: { folder: string; database: string },
  environment: Record<string, string>,
): void {
  const known = new Set<string>();
  const note = (field: string, value: unknown) => {
    if (typeof value !== 'string' || value.length < secretMinLength || plainWord.test(value)) return;
    // Papers have codes as well.
    if (field === 'code' && !mailedCode.test(value)) return;
    if (known.has(value)) return;
    known.add(value);
    const line = JSON.stringify({ database, field, value } satisfies SentSecret);
    appendFileSync(path.join(folder, String(process.pid)), `${line}\n`);
  };
  for (const [name, value] of Object.entries(environment)) if (secretSetting.test(name)) note(name, value);
  app.addHook('onSend', async (request, _reply, payload) => {
    note('authorization', request.headers.authorization?.replace(/^Bearer /i, ''));
    visit(request.body, secretsOfCallers, note);
    if (typeof payload === 'string') visit(parse(payload), secretsOfAnswers, note);
    return payload;
  });
}

/** Without recursion: a test may send a body that is nested without end. */
function visit(
  body: unknown,
  fields: ReadonlySet<string>,
  note: (field: string, value: unknown) => void,
): void {
  const waiting = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (fields.has(name)) note(name, inner);
      waiting.push(inner);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function readSentSecrets(folder: string): SentSecret[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as SentSecret),
  );
}
