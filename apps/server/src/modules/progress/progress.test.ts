import type { AdminUser } from '@bandwise/contract/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession, toneWav, upload } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { examSessions } from '../exam-tests/exam-tests.tables.ts';

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
});
