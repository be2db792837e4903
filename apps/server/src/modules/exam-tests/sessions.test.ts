import type { Session, SessionItem, SessionQuestion, SessionStatus } from '@bandwise/contract/exam-tests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Page {
  items: SessionItem[];
  total: number;
  next_cursor: string | null;
}

const answer = toneWav(1);

describe('practice sessions', () => {
  let server: TestServer;
  let admin: Person;
  let learner: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await registerVerified(server);
    learner = await registerVerified(server);
    stranger = await registerVerified(server);
  });
  afterAll(() => server.close());

  const get = <Body = Record<string, unknown>>(path: string, who = learner) =>
    call<Body>(server.app, 'GET', `/exam-tests${path}`, { token: who.token });
  const post = <Body = Record<string, unknown>>(path: string, body?: object, who = learner) =>
    call<Body>(server.app, 'POST', `/exam-tests${path}`, { token: who.token, body: { ...body } });
  const change = (session: { id: number }, body: object, method: 'PUT' | 'PATCH' = 'PUT', who = learner) =>
    call<Session>(server.app, method, `/exam-tests/sessions/${String(session.id)}`, {
      token: who.token,
      body: { ...body },
    });
  const next = (session: { id: number }, audioId: number, who = learner) =>
    call<{ is_completed: boolean; current_question_index: number; status: SessionStatus }>(
      server.app,
      'POST',
      `/exam-tests/sessions/${String(session.id)}/next-question?audio_id=${String(audioId)}`,
      { token: who.token },
    );
  const questionsOf = async (session: { id: number }) =>
    (await get<{ items: SessionQuestion[] }>(`/sessions/${String(session.id)}/questions`)).body.items;
  const answerQuestion = async (session: { id: number }, order: number) => {
    const { body } = await upload(server.app, learner, answer, {
      session_id: session.id,
      question_order: order,
    });
    return body.audio_id;
  };

  it.each([
    ['C1T1P1', 12, 60, 0],
    ['C1T1P2', 2, 120, 60],
    ['C1T1P3', 6, 60, 0],
  ])('%s asks %i questions', async (code, count, maxSeconds, preparationSeconds) => {
    const session = await startSession(server.app, learner, code);
    expect(session).toMatchObject({
      exam_code: code,
      status: 'in_progress',
      is_completed: false,
      total_questions: count,
      completed_questions: 0,
      current_question_index: 0,
      current_question_order: 1,
      overall_band: null,
      transcription: null,
      user_id: learner.user.id,
    });
    const questions = await questionsOf(session);
    expect(questions.map((question) => question.question_order)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(questions[0]).toMatchObject({
      status: 'pending',
      audio_id: null,
      max_seconds: maxSeconds,
      preparation_seconds: preparationSeconds,
      question_text: session.question,
    });
  });

  it('the cue card brings its points, and then one more question follows', async () => {
    const [card, roundingOff] = await questionsOf(await startSession(server.app, learner, 'C1T2P2'));
    expect(card).toMatchObject({ kind: 'cue_card', points: { length: 4 } });
    expect(roundingOff).toMatchObject({ kind: 'rounding_off', points: [], max_seconds: 60 });
  });

  it('a code without a paper is not found, one that is none is refused', async () => {
    for (const [code, status] of [
      ['C99T1P1', 404],
      ['C1T1P4', 422],
      ['C1T1', 422],
      ["C1T1P1'; drop table users", 422],
    ] as const)
      expect((await post('/sessions', { exam_code: code, force_new: true })).status).toBe(status);
  });

  it('a session goes on where it was left unless a new one is wanted', async () => {
    const first = await startSession(server.app, learner, 'C1T3P1');
    const again = await post<Session>('/sessions', { exam_code: 'C1T3P1' });
    expect(again.body.id).toBe(first.id);
    expect((await startSession(server.app, learner, 'C1T3P1')).id).not.toBe(first.id);
  });

  it('two clicks on Start with one key start one session', async () => {
    const start = () =>
      post<Session>('/sessions', {
        exam_code: 'C1T4P1',
        force_new: true,
        idempotency_key: 'clicked-twice',
      });
    const replies = await Promise.all([start(), start(), start()]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is practised from the first question to the last', async () => {
    const session = await startSession(server.app, learner, 'C1T1P3');
    for (const order of [1, 2, 3, 4, 5]) {
      const { body } = await next(session, await answerQuestion(session, order));
      expect(body).toMatchObject({
        is_completed: false,
        current_question_index: order,
        status: 'in_progress',
      });
    }
    const { body } = await next(session, await answerQuestion(session, 6));
    expect(body).toMatchObject({ is_completed: true, status: 'feedback_generating' });
    const done = await get<Session>(`/sessions/${String(session.id)}`);
    expect(done.body).toMatchObject({
      is_completed: true,
      completed_questions: 6,
      completed_at: expect.any(String) as string,
      duration_seconds: 6,
    });
    expect((await questionsOf(session)).map(({ status }) => status)).toEqual(Array(6).fill('completed'));
  });

  it('repeating an answer, also at the same moment, moves once', async () => {
    const session = await startSession(server.app, learner);
    const audioId = await answerQuestion(session, 1);
    const replies = await Promise.all(Array.from({ length: 5 }, () => next(session, audioId)));
    expect(replies.map(({ body }) => body.current_question_index)).toEqual([1, 1, 1, 1, 1]);
  });

  it('an unanswered question is asked again before the session ends', async () => {
    const session = await startSession(server.app, learner, 'C1T1P2');
    await post(`/sessions/${String(session.id)}/switch-question`, { direction: 'next' });
    const { body } = await next(session, await answerQuestion(session, 2));
    expect(body).toMatchObject({ is_completed: false, current_question_index: 0 });
    expect((await next(session, await answerQuestion(session, 1))).body.is_completed).toBe(true);
  });

  it('switching stops at either end', async () => {
    const session = await startSession(server.app, learner, 'C1T1P2');
    const turn = async (direction: string) =>
      (await post(`/sessions/${String(session.id)}/switch-question`, { direction })).body
        .current_question_index;
    expect([await turn('previous'), await turn('next'), await turn('next'), await turn('previous')]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it('pauses at a question, by PUT as by PATCH, and goes on by being asked or by answering', async () => {
    const session = await startSession(server.app, learner);
    expect((await change(session, { status: 'paused', current_question_order: 3 })).body).toMatchObject({
      status: 'paused',
      current_question_order: 3,
    });
    expect((await change(session, { status: 'in_progress' }, 'PATCH')).body.status).toBe('in_progress');
    await change(session, { status: 'paused' });
    expect((await next(session, await answerQuestion(session, 3))).body.status).toBe('in_progress');
  });

  it.each(['completed', 'feedback_generating', 'feedback_completed', 'failed'])(
    'nobody makes a session %s by asking',
    async (status) => {
      const session = await startSession(server.app, learner);
      expect(await change(session, { status })).toMatchObject({
        status: 409,
        body: { code: 'impossible_session_move' },
      });
      expect((await get(`/sessions/${String(session.id)}`)).body.status).toBe('in_progress');
    },
  );

  it('a finished session stays as it is', async () => {
    const session = await startSession(server.app, learner, 'C1T1P2');
    await next(session, await answerQuestion(session, 1));
    const last = await answerQuestion(session, 2);
    await next(session, last);
    expect((await next(session, last)).body).toMatchObject({
      is_completed: true,
      status: 'feedback_generating',
    });
    // What a browser asks for after the last answer.
    expect((await change(session, { status: 'feedback_generating' })).status).toBe(200);
    for (const body of [
      { status: 'paused' },
      { status: 'completed' },
      { status: 'failed' },
      { current_question_order: 1 },
    ])
      expect((await change(session, body)).status).toBe(409);
    expect(
      (await post(`/sessions/${String(session.id)}/switch-question`, { direction: 'next' })).status,
    ).toBe(409);
  });

  it('there is no question beyond the last', async () => {
    const session = await startSession(server.app, learner, 'C1T1P2');
    expect(await change(session, { current_question_order: 3 })).toMatchObject({
      status: 422,
      body: { code: 'unknown_question' },
    });
  });

  it('is nobody else’s; an administrator may look, and only look', async () => {
    const session = await startSession(server.app, learner);
    const path = `/sessions/${String(session.id)}`;
    for (const call of ['', '/questions', '/status']) {
      expect((await get(`${path}${call}`, stranger)).status).toBe(404);
      expect((await get(`${path}${call}`, admin)).status).toBe(200);
    }
    const audioId = await answerQuestion(session, 1);
    for (const who of [stranger, admin]) {
      expect((await change(session, { status: 'paused' }, 'PUT', who)).status).toBe(404);
      expect((await next(session, audioId, who)).status).toBe(404);
      expect((await post(`${path}/switch-question`, { direction: 'next' }, who)).status).toBe(404);
    }
  });

  it('takes no answer of another session', async () => {
    const [one, other] = [await startSession(server.app, learner), await startSession(server.app, learner)];
    expect(await next(one, await answerQuestion(other, 1))).toMatchObject({
      status: 404,
      body: { code: 'recording_not_found' },
    });
  });

  it('somebody who tries it without an account practises one part', async () => {
    const { body } = await call<{ accessToken: string }>(server.app, 'POST', '/auth/anonymous');
    const visitor = { ...learner, token: body.accessToken };
    await startSession(server.app, visitor);
    expect(await post('/sessions', { exam_code: 'C1T1P1', force_new: true }, visitor)).toMatchObject({
      status: 403,
      body: { code: 'anonymous_not_allowed' },
    });
  });

  it('are listed newest first, by page and by cursor, with what is left apart from what is done', async () => {
    const person = await registerVerified(server);
    const list = async (query: string) => (await get<Page>(`/sessions?${query}`, person)).body;
    expect(await list('')).toEqual({ items: [], total: 0, next_cursor: null });
    const ids: number[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift((await startSession(server.app, person)).id);

    expect((await list('limit=5')).items.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect((await list('limit=5&offset=5')).items.map(({ id }) => id)).toEqual(ids.slice(5));
    const first = await list('limit=4');
    expect(first).toMatchObject({ total: 7, next_cursor: expect.any(String) as string });
    const second = await list(`limit=4&cursor=${first.next_cursor ?? ''}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect(await list('state=finished')).toMatchObject({ items: [], total: 0 });
    expect((await list('state=unfinished')).total).toBe(7);
    expect((await get<Page>('/sessions/recent?limit=3', person)).body.items.map(({ id }) => id)).toEqual(
      ids.slice(0, 3),
    );
    for (const query of ['cursor=x', 'limit=0', 'limit=101', 'offset=-1', 'state=lost'])
      expect([400, 422]).toContain((await get(`/sessions?${query}`, person)).status);
  });
});
