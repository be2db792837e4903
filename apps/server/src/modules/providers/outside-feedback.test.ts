import type { Feedback } from '@bandwise/contract/feedback';
import { SAMPLE_REPLY } from '@bandwise/examiner/testing/sample-reply';
import { modelDownloadLimitMs } from '@bandwise/speech/models/testing/test-store';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { externalCalls } from '../../platform/external-log/external-log.tables.ts';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, upload } from '../../testing/practice.ts';
import { speak } from '../../testing/speak.ts';
import {
  answerText,
  neverAnswer,
  startStandInProvider,
  type StandInProvider,
} from '../../testing/stand-in-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** On a machine that is busy with other tests, loading the models included. */
const scoringLimitMs = 180_000;
const quote = 'people have a lot of experience';
const reply = {
  ...SAMPLE_REPLY,
  strengths: [],
  corrections: [],
  weaknesses: [{ criterion: 'lexical', quote, comment: 'A more exact word would show range.' }],
};

let server: TestServer;
let provider: StandInProvider;
let learner: Person;
let answers: Buffer[];
beforeAll(async () => {
  const { recordings, modelsFolder } = await speak(
    'Well, because I think that old people have a lot of experience, we should listen to them more often.',
    'My grandmother told me many stories when I was a child, and I still remember all of them today.',
  );
  answers = recordings;
  provider = await startStandInProvider();
  server = await startTestServer({
    BANDWISE_MODELS: modelsFolder,
    EXAMINER_PROVIDER: 'compatible',
    EXAMINER_BASE_URL: provider.url,
    EXAMINER_MODEL: 'reader-1',
    EXAMINER_TIMEOUT_SEC: '3',
  });
  learner = await registerVerified(server);
}, modelDownloadLimitMs);
afterAll(async () => {
  await server.close();
  await provider.close();
});

async function practise(): Promise<Feedback> {
  const { id } = await startSession(server.app, learner, 'C1T1P2');
  for (const [index, answer] of answers.entries()) {
    const { body } = await upload(server.app, learner, answer, { session_id: id, question_order: index + 1 });
    const path = `/exam-tests/sessions/${id}/next-question?audio_id=${body.audio_id}`;
    await call(server.app, 'POST', path, { token: learner.token });
  }
  return vi.waitFor(
    async () => {
      const { status, body } = await call<Feedback>(server.app, 'GET', `/feedback/session/${id}`, {
        token: learner.token,
      });
      expect(status).toBe(200);
      return body;
    },
    { timeout: scoringLimitMs, interval: 200 },
  );
}

it('the report is written outside, and says by whom', { timeout: 2 * scoringLimitMs }, async () => {
  provider.answerWith(answerText(JSON.stringify(reply)));
  const feedback = await practise();
  expect(feedback.engine).toBe('compatible');
  expect(feedback.examiner_feedback.areas_for_improvement).toEqual([
    `“${quote}”: A more exact word would show range.`,
  ]);
  expect(feedback.overall_range!.low).toBeLessThanOrEqual(feedback.overall_band!);
  const sent = provider.requests[0]!.body.toString();
  expect(sent).toContain('lot of experience');
  expect(sent).not.toContain(learner.email);
  expect(sent).not.toContain(learner.user.username);
  const logged = await server.platform.db.select().from(externalCalls).orderBy(asc(externalCalls.id));
  expect(logged).toMatchObject([
    {
      job: 'examiner',
      userId: learner.user.id,
      sessionId: feedback.sessionId,
      error: null,
      inputTokens: 2000,
    },
  ]);
});

it('a provider that hangs holds up nobody for good', { timeout: 2 * scoringLimitMs }, async () => {
  provider.answerWith(neverAnswer);
  const feedback = await practise();
  expect(feedback.engine).toBe('embedded');
  expect(feedback.overall_band).not.toBeNull();
  expect(provider.requests).toHaveLength(2);
});
