import type { Feedback } from '@bandwise/contract/feedback';
import { feedbackSchema } from '@bandwise/contract/feedback';
import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { modelDownloadLimitMs } from '@bandwise/speech/models/testing/test-store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, upload } from '../../testing/practice.ts';
import { speak } from '../../testing/speak.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** On a machine that is busy with other tests, loading the models included. */
const scoringLimitMs = 180_000;

const texts = [
  'I would like to tell you about my grandmother. She is very kind, and she tell me many story when I was a child.',
  'Well, because I think that old people have a lot of experience, we should listen to them more often.',
] as const;

let server: TestServer;
let admin: Person;
let learner: Person;
let stranger: Person;
let answers: Buffer[];
let written: Practised;

beforeAll(async () => {
  const { recordings, modelsFolder } = await speak(...texts);
  answers = recordings;
  server = await startTestServer({ BANDWISE_MODELS: modelsFolder });
  admin = await registerVerified(server);
  learner = await registerVerified(server);
  stranger = await registerVerified(server);
}, modelDownloadLimitMs);
afterAll(() => server.close());

const get = <Body = Record<string, unknown>>(path: string, who = learner) =>
  call<Body>(server.app, 'GET', path, { token: who.token });

interface Practised {
  id: number;
  audioIds: number[];
  status: SessionStatus;
}

async function practise(): Promise<Practised> {
  const { id } = await startSession(server.app, learner, 'C1T1P2');
  const audioIds: number[] = [];
  let status: SessionStatus = 'in_progress';
  for (const [index, answer] of answers.entries()) {
    const { body } = await upload(server.app, learner, answer, { session_id: id, question_order: index + 1 });
    audioIds.push(body.audio_id);
    const path = `/exam-tests/sessions/${id}/next-question?audio_id=${body.audio_id}`;
    const reply = await call<{ status: SessionStatus }>(server.app, 'POST', path, { token: learner.token });
    status = reply.body.status;
  }
  return { id, audioIds, status };
}

const isWritten = (sessionId: number) =>
  vi.waitFor(
    async () => {
      const { body } = await get(`/exam-tests/sessions/${sessionId}/status`);
      expect(body.status).toBe('feedback_completed');
      return body;
    },
    { timeout: scoringLimitMs, interval: 200 },
  );

it(
  'the last answer brings feedback, with evidence from the learner’s own words',
  { timeout: 2 * scoringLimitMs },
  async () => {
    const session = await practise();
    written = session;
    expect(session.status).toBe('feedback_generating');
    expect(await isWritten(session.id)).toEqual({
      status: 'feedback_completed',
      stage: 'done',
      progress: 1,
      answers_total: 2,
      answers_analysed: 2,
      answers_failed: 0,
    });

    const { body } = await get<Feedback>(`/feedback/session/${session.id}`);
    expect(feedbackSchema.parse(body)).toMatchObject({
      sessionId: session.id,
      exam_code: 'C1T1P2',
      outcome: 'judged',
      engine: 'embedded',
      basis: { answers: 2, questions: 2 },
    });
    expect(body.overall_range?.low).toBeLessThanOrEqual(body.overall_band ?? 0);
    expect(body.criteriaScores.map(({ name }) => name)).toEqual([
      'Fluency & Coherence',
      'Lexical Resource',
      'Grammatical Range & Accuracy',
      'Pronunciation',
    ]);
    expect(body.issues).toContainEqual({ type: 'agreement', excerpt: 'she tell', fix: 'she tells' });
    const quotes = body.criteriaScores[2]?.evidence.filter(({ kind }) => kind === 'quote');
    expect(quotes).toContainEqual(
      expect.objectContaining({
        text: 'she tell',
        question_order: 1,
        start_seconds: expect.any(Number) as number,
      }),
    );
    const [first, second] = body.questionFeedback;
    expect(first).toMatchObject({ question_order: 1, audio_id: session.audioIds[0], is_corrected: false });
    expect(first?.words.map(({ text }) => text).join(' ')).toBe(first?.transcription);
    expect(first?.words.some(({ pause_after_seconds }) => (pause_after_seconds ?? 0) > 0.25)).toBe(true);
    expect(second?.transcription).toMatch(/experience/);
    const experience = body.word_level_feedback.find(({ word }) => word === 'grandmother');
    expect(experience).toMatchObject({ question_order: 1, phonetic: 'ˈɡɹændˌmʌðɚ', error_type: 'None' });
    expect(body.phoneme_level_feedback.length).toBeGreaterThan(10);
    expect((await get(`/exam-tests/sessions/${session.id}`)).body.overall_band).toBe(body.overall_band);
    expect((await get('/users/stats')).body).toMatchObject({ averageScore: body.overall_band });
  },
);

it('feedback is found by its number, its session and its recordings, by its learner and administrators', async () => {
  const { body: list } = await get<{ items: Feedback[]; total: number }>('/feedback');
  expect(list).toMatchObject({
    total: 1,
    items: [{ sessionId: written.id, overallScore: expect.any(Number) as number }],
  });
  expect(list.items[0]).not.toHaveProperty('questionFeedback');
  const paths = [
    `/feedback/${list.items[0]?.id ?? 0}`,
    `/feedback/session/${written.id}`,
    `/feedback/audio/${written.audioIds[1] ?? 0}`,
  ];
  for (const path of paths) {
    expect((await get(path)).status).toBe(200);
    expect((await get(path, admin)).status).toBe(200);
    expect((await get(path, stranger)).status).toBe(404);
  }
  const audio = await get<{ bands: object; question: object }>(paths[2] ?? '');
  expect(audio.body).toMatchObject({
    bands: { overall: list.items[0]?.overall_band },
    question: { question_order: 2, audio_id: written.audioIds[1] },
  });
  expect((await get<{ total: number }>('/feedback', stranger)).body.total).toBe(0);
  const { id } = await startSession(server.app, learner, 'C1T1P2');
  expect(await get(`/feedback/session/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'feedback_not_found' },
  });
});
