import type { AvailableExam, Session, SessionQuestion } from '@bandwise/contract/exam-tests';
import type { PaperSummary } from '@bandwise/contract/papers';
import type { Paper } from '@bandwise/question-bank/paper';
import { readPapers } from '@bandwise/question-bank/read-papers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startSession } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { seedPapers } from './seed-papers.ts';

interface List<Item> {
  items: Item[];
  total: number;
}

const shipped = readPapers();
const [firstPaper] = shipped as readonly [Paper];

describe('papers', () => {
  let server: TestServer;
  let admin: Person;
  let learner: Person;
  beforeAll(async () => {
    server = await startTestServer({}, { withWorker: true });
    admin = await registerVerified(server);
    learner = await registerVerified(server);
  });
  afterAll(() => server.close());

  const get = <Body>(path: string, who = learner) =>
    call<Body>(server.app, 'GET', `/exam-tests${path}`, { token: who.token });
  const importThem = (papers: unknown[], who = admin) =>
    call(server.app, 'POST', '/exam-tests/papers/import', {
      token: who.token,
      body: { papers },
    });
  const retire = (code: string, retired: boolean) =>
    call<{ paper: PaperSummary }>(server.app, 'PUT', `/exam-tests/papers/${code}/retired`, {
      token: admin.token,
      body: { retired },
    });
  const exam = async (code: string) =>
    (await get<List<AvailableExam>>('/available-exams?limit=100')).body.items.find(
      (one) => one.exam_code === code,
    );

  it('are all there at the start, in order, each with three parts', async () => {
    const { body } = await get<List<AvailableExam>>('/available-exams?limit=100');
    expect(body.total).toBe(shipped.length);
    expect(body.items.map((one) => one.exam_code)).toEqual(shipped.map(({ code }) => code));
    expect(body.items[0]).toEqual({
      exam_code: 'C1T1',
      cambridge_book: 1,
      test_number: 1,
      part1_count: 12,
      part2_count: 2,
      part3_count: 6,
      has_part1: true,
      has_part2: true,
      has_part3: true,
      total_papers: 3,
    });
    const page = (await get<List<PaperSummary>>('/papers?limit=10&offset=10')).body;
    expect(page.items.map((one) => one.exam_code)).toEqual(shipped.slice(10, 20).map(({ code }) => code));
  });

  it('are drawn by lot, each once', async () => {
    const draws = await Promise.all(
      Array.from({ length: 8 }, () => get<List<AvailableExam>>('/available-exams?random_limit=3')),
    );
    const codes = draws.map(({ body }) => body.items.map((one) => one.exam_code));
    for (const three of codes) expect(new Set(three).size).toBe(3);
    expect(new Set(codes.map(String)).size).toBeGreaterThan(1);
    expect(draws[0]?.body.total).toBe(shipped.length);
  });

  it('one is shown with all that it asks', async () => {
    const { body } = await get<{ parts: { part: number; questions: { question_text: string }[] }[] }>(
      '/papers/C1T1',
    );
    expect(body.parts.map(({ part, questions }) => [part, questions.length])).toEqual([
      [1, 12],
      [2, 2],
      [3, 6],
    ]);
    expect(body.parts[2]?.questions.map((question) => question.question_text)).toEqual(firstPaper.part3);
    expect((await get('/papers/C99T9')).status).toBe(404);
    expect((await get('/papers/import')).status).toBe(422);
  });

  it('starting again changes nothing', async () => {
    await seedPapers(server.platform.db);
    const { items } = (await get<List<PaperSummary>>('/papers?limit=100')).body;
    expect(items.map(({ version }) => version)).toEqual(shipped.map(() => 1));
  });

  it('what is exported can be imported, and is known', async () => {
    const file = (await get<{ papers: unknown[] }>('/papers/export', admin)).body;
    expect(file.papers).toEqual(shipped);
    const { status, body } = await importThem(file.papers);
    expect([status, body]).toEqual([
      200,
      { added: [], updated: [], unchanged: shipped.map(({ code }) => code) },
    ]);
  });

  it('a new version is asked from now on; a session that has begun keeps its questions', async () => {
    const session = await startSession(server.app, learner, 'C2T1P3');
    const paper = shipped.find(({ code }) => code === 'C2T1')!;
    const changed = { ...paper, part3: ['What has changed in your country?', ...paper.part3.slice(1)] };
    expect((await importThem([changed])).body).toEqual({ added: [], updated: ['C2T1'], unchanged: [] });

    const firstQuestion = async (one: { id: number }) =>
      (await get<List<SessionQuestion>>(`/sessions/${String(one.id)}/questions`)).body.items[0]
        ?.question_text;
    expect(await firstQuestion(session)).toBe(paper.part3[0]);
    expect(await firstQuestion(await startSession(server.app, learner, 'C2T1P3'))).toBe(changed.part3[0]);

    await seedPapers(server.platform.db);
    expect(await firstQuestion(await startSession(server.app, learner, 'C2T1P3'))).toBe(changed.part3[0]);
  });

  it('a new paper is offered at once', async () => {
    expect((await importThem([{ ...firstPaper, code: 'C50T1' }])).body).toMatchObject({ added: ['C50T1'] });
    expect(await exam('C50T1')).toBeDefined();
  });

  it('one mistake and none is stored; every mistake is told', async () => {
    const { status, body } = await importThem([
      { ...firstPaper, code: 'C51T1' },
      { ...firstPaper, code: 'C51T2', theme: '' },
      { ...firstPaper, code: 'book 51', part3: [] },
    ]);
    expect(status).toBe(422);
    const messages = (body.detail as { msg: string }[]).map(({ msg }) => msg);
    expect(messages.some((message) => message.startsWith('C51T2: '))).toBe(true);
    expect(messages.some((message) => message.includes('Part 3 has 0 questions'))).toBe(true);
    expect(await exam('C51T1')).toBeUndefined();
    expect(await importThem([firstPaper, firstPaper])).toMatchObject({
      status: 409,
      body: { code: 'paper_exists' },
    });
  });

  it('a retired paper is offered to nobody, stays retired, and can come back', async () => {
    const session = await startSession(server.app, learner, 'C1T2P3');
    expect((await retire('C1T2', true)).body.paper).toMatchObject({ exam_code: 'C1T2', is_retired: true });
    expect(await exam('C1T2')).toBeUndefined();
    expect((await get('/papers/C1T2')).status).toBe(404);
    expect((await get('/papers/C1T2', admin)).status).toBe(200);
    expect((await get<Session>(`/sessions/${String(session.id)}`)).body.status).toBe('in_progress');
    await expect(startSession(server.app, learner, 'C1T2P1')).rejects.toThrow('no longer offered');
    await seedPapers(server.platform.db);
    expect(await exam('C1T2')).toBeUndefined();

    const retired = (await get<List<PaperSummary>>('/papers?include_retired=true&limit=100', admin)).body
      .items;
    expect(retired.find((one) => one.exam_code === 'C1T2')?.is_retired).toBe(true);
    expect((await get('/papers?include_retired=true')).status).toBe(403);
    await retire('C1T2', false);
    expect(await exam('C1T2')).toBeDefined();
    expect((await retire('C98T1', true)).status).toBe(404);
  });
});
