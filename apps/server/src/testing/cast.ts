import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createAccessToken } from '../modules/accounts/identities.ts';
import { insertUser } from '../modules/accounts/users.repository.ts';
import { recordings } from '../modules/recordings/recordings.tables.ts';
import type { Platform } from '../platform/platform.ts';
import { call, type Person } from './person.ts';
import { startSession, toneWav, upload } from './practice.ts';
import { insertFeedback } from './sample-feedback.ts';

/** Everybody who may knock. */
export const roles = [
  'nobody',
  'unverified',
  'anonymous',
  'learner',
  'other learner',
  'disabled',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

export interface Cast {
  tokens: Record<Role, string | undefined>;
  /** Of the learner: what is nobody else's business. */
  belongings: { userId: number; sessionId: number; audioId: number; feedbackId: number; filePath: string };
  /** Somebody whom an administrator may disable and delete. */
  victimId: number;
}

let members = 0;

/** One person of each kind, written straight into the database; the learner has an answer and a report. */
export async function createCast(platform: Platform, app: FastifyInstance): Promise<Cast> {
  const join = async (kind: string, details: Partial<Parameters<typeof insertUser>[1]> = {}) => {
    members += 1;
    const email = `${kind}-${String(members)}@example.com`;
    const verified = { emailVerifiedAt: new Date() };
    const user = await insertUser(platform.db, { fullName: kind, email, ...verified, ...details });
    return { id: user.id, token: await createAccessToken(platform.db, user.id, new Date()) };
  };
  const learner = await join('learner');
  const other = await join('other');
  const tokens: Cast['tokens'] = {
    nobody: undefined,
    unverified: (await join('unverified', { emailVerifiedAt: null })).token,
    anonymous: (await join('anonymous', { isAnonymous: true, email: null, emailVerifiedAt: null })).token,
    learner: learner.token,
    'other learner': other.token,
    disabled: (await join('disabled', { isActive: false })).token,
    administrator: (await join('administrator', { isAdmin: true })).token,
  };
  const belongings = { userId: learner.id, ...(await practise(platform, app, learner)) };
  return { tokens, belongings, victimId: (await join('victim')).id };
}

async function practise(
  platform: Platform,
  app: FastifyInstance,
  { id, token }: { id: number; token: string },
) {
  const person = { token } as Person;
  const session = await startSession(app, person, 'C1T1P3');
  const answer = await upload(app, person, toneWav(1), { session_id: session.id, question_order: 1 });
  if (answer.status !== 200) throw new Error(`no answer: ${JSON.stringify(answer.body)}`);
  const audioId = answer.body.audio_id;
  await insertFeedback(platform.db, { id: session.id, userId: id }, sampleBands, audioId);
  const { body } = await call<{ id: number }>(app, 'GET', `/feedback/session/${String(session.id)}`, {
    token,
  });
  const [row] = await platform.db
    .select({ filePath: recordings.objectKey })
    .from(recordings)
    .where(eq(recordings.id, audioId));
  return { sessionId: session.id, audioId, feedbackId: body.id, filePath: row?.filePath ?? '' };
}

const sampleBands = { fluency: 6.5, lexical: 6.5, grammar: 6, pronunciation: 7 };
