import type { SessionStatus } from '@bandwise/contract/exam-tests';
import type { Feedback } from '@bandwise/contract/feedback';
import { analyserSets } from '@bandwise/speech/analysis/analyser';
import { modelDownloadLimitMs, testModelStore } from '@bandwise/speech/models/testing/test-store';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobHandlers } from '../../jobs.ts';
import { createLog } from '../../platform/log.ts';
import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { openWorkingQueue } from '../../platform/queue/queue.ts';
import { heardAnswer } from '../../testing/heard-answer.ts';
import { call, type Person } from '../../testing/person.ts';
import { practisePart2 } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAccessToken } from '../accounts/identities.ts';
import { insertUser } from '../accounts/users.repository.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';
import { analyseRecordingJob } from '../recordings/analyse-recording.ts';
import { findRecording, saveAnalysis, setAnalysisState } from '../recordings/recordings.repository.ts';
import { saveModelState } from '../speech-models/speech-models.repository.ts';
import { feedback } from './feedback.tables.ts';
import { sharedExaminer } from './shared-examiner.ts';
import { watchScoring } from './watch-scoring.ts';
import { writeFeedbackHandler } from './write-feedback.handler.ts';

/** After it nobody may wait in vain. */
const promisedMs = 120_000;
const lookEveryMs = 8_000;
/** Models or examiner are loaded on a machine that is busy with other tests. */
const timeout = 120_000;
const said =
  'My grandmother was a very kind woman. She told us stories every evening because we loved them. I still remember most of them, and sometimes I tell them to my own children.';

let server: TestServer;
let learner: Person;

/** Nothing works by itself here: every test says what does. */
beforeAll(async () => {
  const { folder } = await testModelStore(analyserSets());
  server = await startTestServer({ BANDWISE_MODELS: folder }, { withWorker: false });
  const { db, now } = server.platform;
  const { id } = await insertUser(db, { fullName: 'Ada', email: 'ada@example.com', emailVerifiedAt: now() });
  learner = { token: await createAccessToken(db, id, now()) } as Person;
}, modelDownloadLimitMs);
afterAll(() => server.close());

const path = (sessionId: number) => `/exam-tests/sessions/${sessionId}`;
const statusOf = async (sessionId: number) =>
  (
    await call<{ status: SessionStatus; stage: string }>(
      server.app,
      'GET',
      `${path(sessionId)}/status`,
      learner,
    )
  ).body;
const feedbackOf = async (sessionId: number) =>
  (await call<Feedback>(server.app, 'GET', `/feedback/session/${sessionId}`, learner)).body;
const tryAgain = (sessionId: number) =>
  call(server.app, 'POST', '/feedback/generate', { ...learner, body: { session_id: sessionId } });

/** A session whose answers were taken, and nothing else. */
async function practise() {
  const session = await practisePart2(server.app, learner);
  expect((await statusOf(session.id)).status).toBe('feedback_generating');
  return session;
}

async function hear(audioId: number, text = said): Promise<void> {
  const { db, now } = server.platform;
  const recording = await findRecording(db, audioId);
  await saveAnalysis(db, recording!, { transcription: text, facts: heardAnswer(text) }, now());
}

/** As the web server does it, with the clock of the test; the time that went by. */
async function watchFor(ms: number, until?: () => Promise<boolean>): Promise<number> {
  for (let passedMs = 0; passedMs < ms;) {
    server.advance(lookEveryMs);
    passedMs += lookEveryMs;
    await watchScoring(server.platform);
    if (await until?.()) return passedMs;
  }
  return ms;
}
const isFailed = (sessionId: number) => async () => (await statusOf(sessionId)).status === 'failed';

async function work<Result>(handlers: JobHandler[], act: () => Promise<Result>): Promise<Result> {
  const queue = await openWorkingQueue(
    server.platform.connectionString,
    createLog('error', 'test'),
    handlers,
  );
  try {
    return await act();
  } finally {
    await queue.stop();
  }
}
const everything = () => jobHandlers(server.platform, () => undefined);
const isWritten = (sessionId: number) =>
  vi.waitFor(async () => expect((await statusOf(sessionId)).status).toBe('feedback_completed'), {
    timeout,
    interval: 200,
  });
const write = (openExaminer = sharedExaminer) => {
  const handler = writeFeedbackHandler(server.platform, openExaminer);
  return (sessionId: number) => handler.run({ sessionId }, { signal: new AbortController().signal });
};

it(
  'a session that no worker takes up is given up in time, and asking again brings feedback',
  { timeout },
  async () => {
    const session = await practise();
    expect(await watchFor(10 * promisedMs, isFailed(session.id))).toBeLessThanOrEqual(promisedMs);
    expect(await statusOf(session.id)).toMatchObject({ status: 'failed', stage: 'failed' });
    expect((await tryAgain(session.id)).body).toMatchObject({ status: 'feedback_generating', bands: null });
    await work(everything(), () => isWritten(session.id));
    expect(await feedbackOf(session.id)).toMatchObject({ outcome: 'not_english', overall_band: null });
  },
);

it(
  'work that hangs is given up in time; when it comes after all, the session comes back',
  { timeout },
  async () => {
    const session = await practise();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    let taken = 0;
    const hanging = handleJob(analyseRecordingJob, () => {
      taken += 1;
      return released;
    });
    await work([hanging], async () => {
      await vi.waitUntil(() => taken > 0, { timeout });
      expect(await watchFor(10 * promisedMs, isFailed(session.id))).toBeLessThanOrEqual(promisedMs);
      release(undefined);
    });
    await work(everything(), () => isWritten(session.id));
  },
);

it(
  'an examiner that fails every time is given up, and asking again brings feedback once',
  { timeout },
  async () => {
    const session = await practise();
    for (const audioId of session.audioIds) await hear(audioId);
    const failing = write(() => Promise.reject(new Error('no memory')));
    for (let run = 0; run < 3; run++) await expect(failing(session.id)).rejects.toThrow('no memory');
    expect((await statusOf(session.id)).stage).toBe('writing_feedback');
    await failing(session.id);
    expect((await statusOf(session.id)).status).toBe('failed');

    await tryAgain(session.id);
    await Promise.all([write()(session.id), write()(session.id)]);
    await write()(session.id);
    expect((await statusOf(session.id)).status).toBe('feedback_completed');
    const [rows] = await server.platform.db
      .select({ total: count() })
      .from(feedback)
      .where(eq(feedback.sessionId, session.id));
    expect(rows?.total).toBe(1);
  },
);

it('an answer that cannot be analysed blocks nothing, and the report says so', { timeout }, async () => {
  const session = await practise();
  await hear(session.audioIds[0]);
  await setAnalysisState(server.platform.db, session.audioIds[1], 'failed');
  await write()(session.id);
  const report = await feedbackOf(session.id);
  expect(report).toMatchObject({
    outcome: 'judged',
    basis: { answers: 1, questions: 2 },
    pronunciation_band: null,
  });
  expect(report.notices).toContainEqual(expect.stringContaining('question 2 could not be analysed'));
  expect(report.questionFeedback[1]).toMatchObject({ transcription: null, words: [] });

  const body = { audio_id: session.audioIds[1] };
  await call(server.app, 'POST', '/audio-session/transcribe', { ...learner, body });
  expect((await statusOf(session.id)).status).toBe('feedback_generating');
  await hear(session.audioIds[1]);
  await write()(session.id);
  const again = await feedbackOf(session.id);
  expect(again.basis.answers).toBe(2);
  expect(again.notices).not.toContainEqual(expect.stringContaining('could not be analysed'));
});

it('waits for models as long as they are on their way', async () => {
  const session = await practise();
  const { db, now } = server.platform;
  for (const audioId of session.audioIds) await setAnalysisState(db, audioId, 'waiting_for_models');
  const fetching = { state: 'fetching' as const, doneBytes: 1, totalBytes: 2, message: null };
  await watchFor(10 * promisedMs, async () => {
    await saveModelState(db, 'here', fetching, now());
    return false;
  });
  expect(await statusOf(session.id)).toMatchObject({
    status: 'feedback_generating',
    stage: 'preparing_models',
  });
  expect(await watchFor(10 * promisedMs, isFailed(session.id))).toBeLessThanOrEqual(2 * promisedMs);
});

it('waits its turn while others are served, but is not passed over', async () => {
  const others = await practise();
  const session = await practise();
  const [ahead] = others.audioIds;
  await watchFor(2 * promisedMs, async () => {
    await hear(ahead);
    return false;
  });
  expect((await statusOf(session.id)).status).toBe('feedback_generating');
  const isRevived = async () => {
    const { db } = server.platform;
    const [row] = await db.select().from(examSessions).where(eq(examSessions.id, session.id));
    return row!.scoringRevived;
  };
  expect(await isRevived()).toBe(false);
  const later = await practise();
  await hear(later.audioIds[0]);
  const waited = await watchFor(10 * promisedMs, async () => {
    await hear(ahead);
    return isRevived();
  });
  expect(waited).toBeLessThanOrEqual(promisedMs);
});

it('sessions finished before there was feedback get theirs', async () => {
  const session = await practise();
  const { db } = server.platform;
  await db
    .update(examSessions)
    .set({ status: 'completed', scoringMovedAt: null })
    .where(eq(examSessions.id, session.id));
  await watchScoring(server.platform);
  expect((await statusOf(session.id)).status).toBe('feedback_generating');
});
