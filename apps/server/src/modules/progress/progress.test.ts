import type { getSkillProgress } from '@bandwise/contract/progress';
import type { AdminUser } from '@bandwise/contract/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { insertFeedback } from '../../testing/sample-feedback.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';
import { feedback } from '../feedback/feedback.tables.ts';

describe('what a learner has done', () => {
  let server: TestServer;
  let admin: Person;
  let learner: Person;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await registerVerified(server);
    learner = await registerVerified(server);
  });
  afterAll(() => server.close());

  const get = async (path: string, who = learner) =>
    (await call(server.app, 'GET', path, { token: who.token })).body;
  const score = (id: number, overallBand: number | null) =>
    server.platform.db.update(examSessions).set({ overallBand }).where(eq(examSessions.id, id));
  const sessionCount = async () =>
    ((await get(`/users/admin/list?search=${learner.email}`, admin)).users as AdminUser[])[0]?.sessionCount;

  it('is nothing at first', async () => {
    expect(await get('/users/stats')).toEqual({
      totalSessions: 0,
      completedSessions: 0,
      averageScore: null,
      highestScore: null,
      totalPracticeMinutes: 0,
      lastPracticeDate: null,
    });
    expect(await get('/stats/score-history')).toEqual({ items: [], total: 0 });
    expect(await sessionCount()).toBe(0);
  });

  it('counts sessions, answers and scores as they come and go', async () => {
    const first = await startSession(server.app, learner, 'C1T1P2');
    const second = await startSession(server.app, learner, 'C1T1P2');
    await startSession(server.app, learner, 'C1T1P2');
    for (const order of [1, 2]) {
      const { body } = await upload(server.app, learner, toneWav(order === 1 ? 50 : 30), {
        session_id: first.id,
        question_order: order,
      });
      await call(
        server.app,
        'POST',
        `/exam-tests/sessions/${String(first.id)}/next-question?audio_id=${String(body.audio_id)}`,
        { token: learner.token },
      );
    }
    await score(first.id, 6.5);
    await score(second.id, 5);
    expect(await get('/users/stats')).toEqual({
      totalSessions: 3,
      completedSessions: 1,
      averageScore: 5.75,
      highestScore: 6.5,
      totalPracticeMinutes: 1,
      lastPracticeDate: expect.any(String) as string,
    });
    expect(await get('/stats/score-history')).toMatchObject({
      items: [
        { session_id: second.id, overallScore: 5 },
        { session_id: first.id, overallScore: 6.5, exam_code: 'C1T1P2' },
      ],
      total: 2,
    });
    expect(await sessionCount()).toBe(3);

    await score(second.id, null);
    await server.platform.db.delete(examSessions).where(eq(examSessions.id, first.id));
    expect(await get('/users/stats')).toMatchObject({
      totalSessions: 2,
      completedSessions: 0,
      averageScore: null,
      highestScore: null,
    });
    expect(await sessionCount()).toBe(2);
  });
  it('is counted by weeks, also those without practice', async () => {
    const { items, total } = (await get('/stats/practice-time?weeks=3')) as { items: Week[]; total: number };
    expect(total).toBe(3);
    expect(items.map(({ minutes, answers }) => [minutes, answers])).toEqual([
      [0, 0],
      [0, 0],
      [1.3, 2],
    ]);
    const days = items.map(({ week_start: day }) => new Date(day));
    expect(days.map((day) => day.getUTCDay())).toEqual([1, 1, 1]);
    const newest = days[2]?.getTime() ?? 0;
    expect(Date.now() - newest).toBeLessThan(weekMs);
    expect(newest - (days[0]?.getTime() ?? 0)).toBe(2 * weekMs);
  });
});

const weekMs = 7 * 24 * 60 * 60 * 1000;
interface Week {
  week_start: string;
  minutes: number;
  answers: number;
}

describe('where a learner stands in each criterion', () => {
  let server: TestServer;
  let learner: Person;
  beforeAll(async () => {
    server = await startTestServer();
    learner = await registerVerified(server);
  });
  afterAll(() => server.close());

  const skills = async () =>
    (await call<SkillsReply>(server.app, 'GET', '/stats/skill-progress', { token: learner.token })).body;
  const scoreNext = async (fluency: number, others = 6) => {
    const { id } = await startSession(server.app, learner);
    const bands = { fluency, lexical: others, grammar: others, pronunciation: others };
    await insertFeedback(server.platform.db, { id, userId: learner.user.id }, bands);
    return id;
  };

  it('is nothing before the first score', async () => {
    expect(await skills()).toEqual({ items: [], total: 0, scored_sessions: 0, sessions_to_compare: 6 });
  });

  it('is the latest report, and says nothing of progress from too few sessions', async () => {
    await scoreNext(4);
    const id = await scoreNext(5);
    const { items, total, scored_sessions: scored } = await skills();
    expect([total, scored]).toEqual([4, 2]);
    expect(items[0]).toEqual({
      criterion: 'fluency',
      name: 'Fluency & Coherence',
      currentLevel: 5,
      feedback: 'The next half band needs pauses at the end of ideas, not in the middle of them.',
      areasToImprove: [expect.stringContaining('Six pauses fall inside a clause')],
      strengths: ['You develop each answer beyond the first sentence.'],
      comparison: null,
    });
    const history = await call(server.app, 'GET', '/stats/score-history?limit=1', { token: learner.token });
    expect(history.body.items).toEqual([
      {
        session_id: id,
        exam_code: 'C1T1P3',
        date: expect.any(String) as string,
        overallScore: 6,
        overall_range: { low: 5.5, high: 6.5 },
        fluency_band: 5,
        lexical_band: 6,
        grammar_band: 6,
        pronunciation_band: 6,
      },
    ]);
  });

  it('tells what improved and what did not once there are enough', async () => {
    await scoreNext(5);
    for (let round = 0; round < 3; round += 1) await scoreNext(6);
    const { items } = await skills();
    expect(items.map(({ comparison }) => comparison?.verdict)).toEqual([
      'improved',
      'unchanged',
      'unchanged',
      'unchanged',
    ]);
    expect(items[0]?.comparison).toMatchObject({
      recent_sessions: 3,
      earlier_sessions: 3,
      recent_average: 6,
    });
  });

  it('keeps the last band of a criterion that the latest session could not judge', async () => {
    const id = await scoreNext(7);
    await server.platform.db
      .update(feedback)
      .set({ fluencyBand: null, fluencyExact: null })
      .where(eq(feedback.sessionId, id));
    const { items } = await skills();
    expect(items[0]).toMatchObject({ criterion: 'fluency', currentLevel: 6 });
  });
});

type SkillsReply = z.infer<typeof getSkillProgress.reply>;
