import type { Feedback } from '@bandwise/contract/feedback';
import type { analysePerformance } from '@bandwise/contract/scoring';
import { feedbackSchema } from '@bandwise/contract/feedback';
import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { modelDownloadLimitMs } from '@bandwise/speech/models/testing/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, upload } from '../../testing/practice.ts';
import { speak } from '../../testing/speak.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { users } from '../accounts/accounts.tables.ts';
import { recordings } from '../recordings/recordings.tables.ts';
import { feedbackData } from './export-feedback.ts';
import { feedback, judgements } from './feedback.tables.ts';

type PerformanceReply = z.infer<typeof analysePerformance.reply>;

/** On a machine that is busy with other tests, loading the models included. */
const scoringLimitMs = 180_000;

const texts = [
  'I would like to tell you about my grandmother. She don’t like big cities, and many people thinks that she is shy.',
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

const post = (path: string, body: Record<string, unknown>, who = learner) =>
  call(server.app, 'POST', path, { token: who.token, body });

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
      wait: null,
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
    expect(body.issues).toContainEqual(expect.objectContaining({ type: 'agreement' }));
    const quotes = body.criteriaScores[2]?.evidence.filter(({ kind }) => kind === 'quote');
    expect(quotes).toContainEqual(
      expect.objectContaining({
        text: expect.stringMatching(/don't|thinks/i) as string,
        question_order: 1,
        start_seconds: expect.any(Number) as number,
      }),
    );
    const [first, second] = body.questionFeedback;
    expect(first).toMatchObject({ question_order: 1, audio_id: session.audioIds[0], is_corrected: false });
    expect(first?.words.map(({ text }) => text).join(' ')).toBe(first?.transcription);
    expect(first?.words.some(({ pause_after_seconds }) => (pause_after_seconds ?? 0) > 0.25)).toBe(true);
    expect(second?.transcription).toMatch(/experience/);
    const word = body.word_level_feedback.find(({ word }) => word === 'grandmother');
    expect(word).toMatchObject({ question_order: 1, phonetic: 'ˈɡɹændˌmʌðɚ', error_type: 'None' });
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

it('asking for feedback that is there reads it; an unfinished session has none', async () => {
  const [audioId] = written.audioIds;
  for (const body of [{ session_id: written.id }, { audio_id: audioId }, { audio_ids: written.audioIds }])
    expect((await post('/feedback/generate', body)).body).toMatchObject({
      session_id: written.id,
      status: 'feedback_completed',
      bands: { overall: expect.any(Number) as number },
      issues: expect.arrayContaining([expect.objectContaining({ type: 'agreement' })]) as unknown,
    });
  const { id } = await startSession(server.app, learner, 'C1T1P2');
  expect(await post('/feedback/generate', { session_id: id })).toMatchObject({
    status: 409,
    body: { code: 'session_unfinished' },
  });
  expect((await post('/feedback/generate', { session_id: written.id }, stranger)).status).toBe(404);
  expect(await post('/feedback/generate', {})).toMatchObject({
    status: 422,
    body: { code: 'nothing_to_judge' },
  });
});

it('a text alone is judged at once, without pronunciation', { timeout: scoringLimitMs }, async () => {
  const text = texts.join(' ');
  const { body } = await post('/feedback/generate', { text });
  expect(body).toMatchObject({
    session_id: null,
    status: null,
    bands: { overall: expect.any(Number) as number, pronunciation: null },
    action_plan: expect.arrayContaining([expect.any(String)]) as unknown,
  });
  expect((await post('/scoring/evaluate', { text: 'Too little to say.' })).body).toMatchObject({
    bands: { overall: null },
    notices: [expect.stringContaining('too little')],
  });
  expect(await server.platform.db.select().from(judgements)).toEqual([]);
});

it('one recording is judged by itself, by its learner only', { timeout: scoringLimitMs }, async () => {
  const body = { audio_id: written.audioIds[0], session_id: written.id };
  expect((await post('/scoring/evaluate', body, stranger)).status).toBe(404);
  // Eight seconds are too few for a band, and it says so.
  expect((await post('/scoring/evaluate', body)).body).toMatchObject({
    bands: { overall: null },
    examiner_comment: expect.stringMatching(/We heard \d+ words/) as string,
  });
});

it(
  'what was misheard is corrected, and the session judged again',
  { timeout: 2 * scoringLimitMs },
  async () => {
    const [, audioId = 0] = written.audioIds;
    const path = `/feedback/session/${written.id}/transcripts/${audioId}`;
    const correct = (text: string, who = learner) =>
      call(server.app, 'PUT', path, { token: who.token, body: { text } });
    expect((await correct(texts[1], stranger)).status).toBe(404);
    const before = (await get<Feedback>(`/feedback/session/${written.id}`)).body;
    const corrected = `${texts[1]} Even on holidays.`;
    expect((await correct(corrected)).body.status).toBe('feedback_generating');
    expect(await correct('Another text.')).toMatchObject({
      status: 409,
      body: { code: 'feedback_under_way' },
    });
    await isWritten(written.id);

    const { body } = await get<Feedback>(`/feedback/session/${written.id}`);
    expect(body).toMatchObject({ id: before.id, createdAt: before.createdAt });
    expect(body.questionFeedback[0]?.words).toEqual(before.questionFeedback[0]?.words);
    const second = body.questionFeedback[1];
    expect(second).toMatchObject({ transcription: corrected, is_corrected: true });
    expect(second?.words).toContainEqual(expect.objectContaining({ text: 'old', kind: 'word' }));
    expect(second?.words).toContainEqual(
      expect.objectContaining({ text: 'holidays.', kind: 'missing', error_type: 'Omission' }),
    );
    expect(
      (await get('/audio-session/recordings?session_id=' + String(written.id))).body.items,
    ).toMatchObject([{}, { transcription: corrected }]);
    expect((await correct(corrected)).body.status).toBe('feedback_completed');
  },
);

it('a session is compared with those before it', async () => {
  const query = `/scoring/performance/analysis?audio_id=${written.audioIds[0] ?? 0}`;
  expect((await get(query, stranger)).status).toBe(404);
  const first = (await get<PerformanceReply>(query)).body;
  expect(first.current_session.wpm).toBeGreaterThan(100);
  expect(first).toMatchObject({
    historical_average: { wpm: 0, pause_count: 0, long_pause_count: 0, fluency_score: 0 },
    trend_analysis: { fluency_trend: 'unknown', pronunciation_trend: 'unknown' },
    improvement_suggestions: expect.arrayContaining([expect.any(String)]) as unknown,
  });
  const { db } = server.platform;
  const [row] = await db.select().from(feedback);
  const { id } = await startSession(server.app, learner, 'C1T1P2');
  await db.update(feedback).set({ sessionId: id });
  const { id: _, ...copy } = row!;
  await db.insert(feedback).values({
    ...copy,
    wordsPerMinute: 90,
    fluencyExact: copy.fluencyExact! - 1,
    lexicalExact: copy.lexicalExact! + 1,
    grammarExact: copy.grammarExact! + 0.1,
  });
  await db.update(recordings).set({ sessionId: id }).where(eq(recordings.sessionId, written.id));
  expect((await get(query)).body).toMatchObject({
    historical_average: { wpm: 90 },
    trend_analysis: {
      fluency_trend: 'improving',
      vocabulary_trend: 'declining',
      grammar_trend: 'stable',
      pronunciation_trend: 'stable',
    },
  });
});

it('is part of a person’s archive, and goes with them', async () => {
  const { db } = server.platform;
  const data = feedbackData(server.platform);
  expect(await data[0]?.read(learner.user.id)).toHaveLength(2);
  await db.delete(users).where(eq(users.id, learner.user.id));
  expect(await db.select().from(feedback)).toEqual([]);
});
