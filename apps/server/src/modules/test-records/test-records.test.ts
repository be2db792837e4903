import type { getTestRecord, listPracticeLogs, listTestRecords } from '@bandwise/contract/test-records';
import { modelDownloadLimitMs } from '@bandwise/speech/models/testing/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { jobHandlers } from '../../jobs.ts';
import { createLog } from '../../platform/log.ts';
import { openWorkingQueue } from '../../platform/queue/queue.ts';
import { registerOwner } from '../../testing/owner.ts';
import { call, type Person } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { speak } from '../../testing/speak.ts';
import { answerJson, startStandInProvider, type StandInProvider } from '../../testing/stand-in-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAccessToken } from '../accounts/identities.ts';
import { insertUser } from '../accounts/users.repository.ts';
import { sharedExaminer } from '../feedback/shared-examiner.ts';
import { writeFeedbackHandler } from '../feedback/write-feedback.handler.ts';
import { analyseRecordingHandler } from '../recordings/analyse-recording.handler.ts';

type RecordList = z.infer<typeof listTestRecords.reply>;
type RecordDetail = z.infer<typeof getTestRecord.reply>;
type PracticeLogs = z.infer<typeof listPracticeLogs.reply>;

/** Models or examiner are loaded on a machine that is busy with other tests. */
const timeout = 120_000;
const text =
  'I would like to tell you about my grandmother, because she told us long stories every evening when we were children.';

let server: TestServer;
let provider: StandInProvider;
let admin: Person;
let learner: Person;
let learnerId: number;
let spoken: Buffer;

/** Nothing works by itself here: every test says what does. */
beforeAll(async () => {
  const { recordings, modelsFolder } = await speak(text);
  spoken = recordings[0]!;
  provider = await startStandInProvider();
  server = await startTestServer(
    {
      BANDWISE_MODELS: modelsFolder,
      EXAMINER_PROVIDER: 'compatible',
      EXAMINER_BASE_URL: provider.url,
      EXAMINER_MODEL: 'reader-1',
    },
    { withWorker: false },
  );
  admin = await registerOwner(server);
  const { db, now } = server.platform;
  const user = await insertUser(db, { fullName: 'Ada', email: 'ada@example.com', emailVerifiedAt: now() });
  learnerId = user.id;
  learner = { token: await createAccessToken(db, user.id, now()) } as Person;
}, modelDownloadLimitMs);
afterAll(async () => {
  await server.close();
  await provider.close();
});

const list = async (query = '') =>
  (await call<RecordList>(server.app, 'GET', `/tests/list${query}`, admin)).body;
const detail = async (id: number) =>
  (await call<RecordDetail>(server.app, 'GET', `/tests/detail/${id}`, admin)).body;
const practiceLogs = async (id: number) =>
  (await call<PracticeLogs>(server.app, 'GET', `/tests/practice-logs/${id}`, admin)).body;
const replay = (id: number) => call(server.app, 'POST', `/tests/replay/${id}`, admin);
const idsOf = ({ items }: RecordList) => items.map((item) => item.exam_session_id);

interface Practised {
  id: number;
  audioIds: number[];
  paths: string[];
}

/** A session whose answers were taken, and nothing else. */
async function practise(answer: Buffer): Promise<Practised> {
  const { id } = await startSession(server.app, learner, 'C1T1P2');
  const practised: Practised = { id, audioIds: [], paths: [] };
  for (const order of [1, 2]) {
    const { body } = await upload(server.app, learner, answer, { session_id: id, question_order: order });
    practised.audioIds.push(body.audio_id);
    practised.paths.push(body.file_path);
    const path = `/exam-tests/sessions/${id}/next-question?audio_id=${body.audio_id}`;
    await call(server.app, 'POST', path, learner);
  }
  return practised;
}

const context = { signal: new AbortController().signal };
const analyse = (recordingId: number) =>
  analyseRecordingHandler(server.platform).run({ recordingId }, context);
const write = (sessionId: number) =>
  writeFeedbackHandler(server.platform, sharedExaminer).run({ sessionId }, context);

async function untilWritten(sessionId: number): Promise<void> {
  const { connectionString } = server.platform;
  const handlers = jobHandlers(server.platform, () => undefined);
  const queue = await openWorkingQueue(connectionString, createLog('error', 'test'), handlers);
  try {
    await vi.waitFor(
      async () => expect((await detail(sessionId)).session.status).toBe('feedback_completed'),
      { timeout, interval: 200 },
    );
  } finally {
    await queue.stop();
  }
}

describe('a session whose recordings were gone when they were to be heard', { timeout }, () => {
  let session: Practised;
  beforeAll(async () => {
    session = await practise(spoken);
    for (const path of session.paths) await server.platform.storage.delete(path);
    for (const audioId of session.audioIds) {
      for (let attempt = 1; attempt <= 3; attempt += 1)
        await expect(analyse(audioId)).rejects.toThrow('There is no object');
      await analyse(audioId);
    }
    await write(session.id);
  }, timeout);

  it('is found among the failed ones, and tells why it failed', async () => {
    expect(idsOf(await list('?status=failed'))).toEqual([session.id]);
    const found = await detail(session.id);
    const error = `ObjectNotFound: There is no object ${session.paths[0]!}`;
    expect(found).toMatchObject({
      session: { id: session.id, status: 'failed', exam_code: 'C1T1P2', overall_band: null },
      learner: { id: learnerId, full_name: 'Ada', email: 'ada@example.com' },
      feedback: null,
      scoring: {
        stage: 'failed',
        answers_failed: 2,
        can_replay: true,
        is_stuck: false,
        cause: 'recording_missing',
      },
    });
    expect(found.scores.map(({ score }) => score)).toEqual([null, null, null, null, null]);
    expect(found.recordings[0]).toMatchObject({
      question_order: 1,
      file_path: session.paths[0],
      analysis: 'failed',
      analysis_attempts: 3,
      transcription: null,
      error,
    });
    const kinds = found.scoring.events.map(({ event, question_order, attempt }) =>
      [event, question_order, attempt].join(' '),
    );
    expect(kinds).toEqual([
      'analysis_failed 1 1',
      'analysis_failed 1 2',
      'analysis_failed 1 3',
      'analysis_given_up 1 ',
      'analysis_failed 2 1',
      'analysis_failed 2 2',
      'analysis_failed 2 3',
      'analysis_given_up 2 ',
      'given_up  ',
    ]);
    expect(found.scoring.error).toContain(session.paths[1]);
    expect((await practiceLogs(session.id)).items[0]).toMatchObject({ question_order: 1, error });
  });

  it('is replayed once, however often it is asked for, and gets its bands', async () => {
    for (const path of session.paths)
      await server.platform.storage.put(path, spoken, { contentType: 'audio/wav' });
    provider.answerWith(answerJson({ error: 'overloaded' }, 503));
    const asked = await Promise.all([replay(session.id), replay(session.id)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(asked.map(({ body }) => body.is_replayed).toSorted()).toEqual([false, true]);
    await untilWritten(session.id);

    const scored = await detail(session.id);
    expect(scored.scoring).toMatchObject({
      stage: 'done',
      error: null,
      can_replay: false,
      answers_failed: 0,
    });
    expect(scored.scoring.events.at(-1)).toMatchObject({ event: 'asked_again', user_id: admin.user.id });
    expect(scored.feedback).toMatchObject({ outcome: 'judged', engine: 'embedded' });
    expect(scored.recordings.map(({ error }) => error)).toEqual([null, null]);
    expect(scored.recordings[0]?.transcription).toContain('grandmother');
    const overall = scored.scores.at(-1);
    expect(overall).toMatchObject({ name: 'overall', score: scored.session.overall_band });
    expect(overall?.range?.low).toBeLessThanOrEqual(overall?.score ?? 0);
    expect(scored.llm_calls).toMatchObject([
      { provider: 'compatible', job: 'examiner', model: 'reader-1', status_code: 503 },
      { provider: 'compatible', error: expect.stringContaining('broken') as string },
    ]);
    expect(await replay(session.id)).toMatchObject({ status: 409, body: { code: 'scoring_complete' } });
  });
});

it('a session that stands still can be replayed, one that moves is left alone', async () => {
  const session = await practise(toneWav(1));
  expect((await replay(session.id)).body).toMatchObject({ is_replayed: false, stage: 'analysing_answers' });
  server.advance(60_000);
  expect((await detail(session.id)).scoring).toMatchObject({ is_stuck: true, can_replay: true });
  expect((await replay(session.id)).body).toMatchObject({ status: 'feedback_generating', is_replayed: true });
  expect((await detail(session.id)).scoring).toMatchObject({ is_stuck: false, can_replay: false });
});

it('a session that is unfinished or unknown is not replayed', async () => {
  const { id } = await startSession(server.app, learner);
  expect(await replay(id)).toMatchObject({ status: 409, body: { code: 'session_unfinished' } });
  expect(await replay(999_999)).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
  expect(await practiceLogs(999_999)).toMatchObject({ code: 'session_not_found' });
  expect(await detail(999_999)).toMatchObject({ code: 'session_not_found' });
});

it('the log of a practice keeps answers that were given again', async () => {
  const { id, question } = await startSession(server.app, learner, 'C1T1P2');
  for (const seconds of [1, 2])
    await upload(server.app, learner, toneWav(seconds), { session_id: id, question_order: 1 });
  const { items, total } = await practiceLogs(id);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { question_order: 1, question, audio_duration_seconds: 1, is_replaced: true, error: null },
    { question_order: 1, question, audio_duration_seconds: 2, is_replaced: false, error: null },
  ]);
  expect((await detail(id)).recordings).toHaveLength(1);
});

it('looks for sessions by number, test, part, learner and status, a page at a time', async () => {
  const first = await startSession(server.app, learner, 'C2T3P1');
  const second = await startSession(server.app, admin, 'C2T3P2');
  expect((await list(`?exam_id=${first.id}`)).items).toMatchObject([
    { exam_session_id: first.id, question: first.question, user_id: learnerId, status: 'in_progress' },
  ]);
  expect(idsOf(await list('?exam_id=C2T3'))).toEqual([second.id, first.id]);
  expect(idsOf(await list('?exam_id=c2t3p1'))).toEqual([first.id]);
  expect(idsOf(await list(`?exam_id=C2T3&user_id=${learnerId}`))).toEqual([first.id]);
  expect(await list('?exam_id=C2T3&limit=1&offset=1')).toMatchObject({
    items: [{ exam_session_id: first.id }],
    total: 2,
    total_is_lower_bound: false,
  });
  expect(await list('?exam_id=C2T3&status=paused')).toMatchObject({ items: [], total: 0 });
  expect(await list('?exam_id=999999')).toMatchObject({ items: [], total: 0 });
  expect(await list('?exam_id=holiday')).toMatchObject({ code: 'validation_failed' });
});

it('answers fifty unless told otherwise, and counts to a thousand', async () => {
  await server.platform.db.execute(sql`
    INSERT INTO exam_sessions (user_id, paper_id, exam_code, book, test, part, topic, question, total_questions, created_at, updated_at)
    SELECT user_id, paper_id, exam_code, book, test, part, topic, question, total_questions, now(), now()
    FROM (SELECT * FROM exam_sessions ORDER BY id LIMIT 1) AS one, generate_series(1, 1001)`);
  const all = await list();
  expect(all).toMatchObject({ total: 1000, total_is_lower_bound: true });
  expect(all.items).toHaveLength(50);
});
