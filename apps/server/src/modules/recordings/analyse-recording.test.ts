import type { Recording } from '@bandwise/contract/audio-session';
import { modelDownloadLimitMs } from '@bandwise/speech/models/testing/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, upload } from '../../testing/practice.ts';
import { speak } from '../../testing/speak.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { StorageUnavailable } from '../../platform/storage/storage-errors.ts';
import { recordingAnalyses, recordings } from './recordings.tables.ts';

/** On a machine that is busy with other tests, loading the models included. */
const analysisLimitMs = 120_000;

let server: TestServer;
let learner: Person;
let spoken: Buffer;

beforeAll(async () => {
  const { recordings: answers, modelsFolder } = await speak('I usually take the bus to work.');
  spoken = answers[0]!;
  server = await startTestServer({ BANDWISE_MODELS: modelsFolder });
  learner = await registerVerified(server);
}, modelDownloadLimitMs);
afterAll(() => server.close());

const transcribe = async (audioId: number) =>
  (
    await call<{ transcription: string | null; analysis: Recording['analysis'] }>(
      server.app,
      'POST',
      '/audio-session/transcribe',
      { token: learner.token, body: { audio_id: audioId } },
    )
  ).body;

const isAnalysed = (audioId: number) =>
  vi.waitFor(
    async () => {
      const heard = await transcribe(audioId);
      expect(heard.analysis).toBe('done');
      return heard;
    },
    { timeout: analysisLimitMs, interval: 200 },
  );

it('an answer is listened to as soon as it is there', { timeout: 2 * analysisLimitMs }, async () => {
  const session = await startSession(server.app, learner, 'C1T1P2');
  const first = await upload(server.app, learner, spoken, { session_id: session.id, question_order: 1 });
  expect((await isAnalysed(first.body.audio_id)).transcription).toMatch(/take the bus to work/i);
  const second = await upload(server.app, learner, spoken, { session_id: session.id, question_order: 2 });
  await isAnalysed(second.body.audio_id);

  const path = `/exam-tests/sessions/${String(session.id)}`;
  for (const { body } of [first, second])
    await call(server.app, 'POST', `${path}/next-question?audio_id=${String(body.audio_id)}`, {
      token: learner.token,
    });
  expect((await call(server.app, 'GET', `${path}/status`, { token: learner.token })).body).toMatchObject({
    progress: 1,
    answers_total: 2,
    answers_analysed: 2,
    answers_failed: 0,
  });
  expect((await call(server.app, 'GET', path, { token: learner.token })).body.transcription).toMatch(/bus/);
  const facts = await server.platform.db
    .select()
    .from(recordingAnalyses)
    .orderBy(recordingAnalyses.recordingId);
  const heard = {
    outcome: 'speech',
    words: expect.arrayContaining([
      expect.objectContaining({ startSec: expect.any(Number) as number }),
    ]) as unknown,
    fluency: expect.any(Object) as object,
    pronunciation: expect.any(Object) as object,
  };
  expect(facts.map((row) => row.facts)).toMatchObject([heard, heard]);
});

it(
  'one whose storage is away waits for it; one that is lost is given up; both are tried again when asked for',
  { timeout: 2 * analysisLimitMs },
  async () => {
    const { db, storage } = server.platform;
    const session = await startSession(server.app, learner);
    const { body } = await upload(server.app, learner, spoken, { session_id: session.id });
    await isAnalysed(body.audio_id);
    const giveUp = () =>
      db
        .update(recordings)
        .set({ analysis: 'failed', analysisAttempts: 4, transcription: null })
        .where(eq(recordings.id, body.audio_id));
    const comesTo = (state: Partial<typeof recordings.$inferSelect>) =>
      vi.waitFor(
        async () => {
          const [row] = await db.select().from(recordings).where(eq(recordings.id, body.audio_id));
          expect(row).toMatchObject(state);
        },
        { timeout: analysisLimitMs, interval: 50 },
      );
    await giveUp();
    const away = vi.spyOn(storage, 'get').mockRejectedValueOnce(new StorageUnavailable('no answer'));
    await transcribe(body.audio_id);
    await comesTo({ analysis: 'done', analysisAttempts: 1 });
    expect(away).toHaveBeenCalledTimes(2);

    await giveUp();
    await storage.delete(body.file_path);
    expect((await transcribe(body.audio_id)).analysis).toBe('waiting');
    await comesTo({ analysis: 'waiting', analysisAttempts: 1 });
    // As if two more had failed: the pauses between them grow.
    await db.update(recordings).set({ analysisAttempts: 3 }).where(eq(recordings.id, body.audio_id));
    await comesTo({ analysis: 'failed', analysisAttempts: 4 });
  },
);
