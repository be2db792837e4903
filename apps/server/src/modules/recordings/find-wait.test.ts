import type { ScoringWait } from '@bandwise/contract/exam-tests';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardAnswer } from '../../testing/heard-answer.ts';
import { call, type Person } from '../../testing/person.ts';
import { practisePart2 } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAccessToken } from '../accounts/identities.ts';
import { insertUser } from '../accounts/users.repository.ts';
import { countAttempt, findRecording, saveAnalysis } from './recordings.repository.ts';

/** What listening to one answer takes here; the test itself adds some of its own. */
const listeningSec = 60;
const said = 'I usually walk to work with my friend.';

let server: TestServer;
let learner: Person;

/** Nothing is listened to but what the test says. */
beforeAll(async () => {
  server = await startTestServer({}, { withWorker: false });
  const { db, now } = server.platform;
  const { id } = await insertUser(db, { fullName: 'Ada', email: 'ada@example.com', emailVerifiedAt: now() });
  learner = { token: await createAccessToken(db, id, now()) } as Person;
});
afterAll(() => server.close());

const practise = () => practisePart2(server.app, learner);

async function waitOf({ id }: { id: number }): Promise<ScoringWait | null> {
  const path = `/exam-tests/sessions/${id}/status`;
  return (await call<{ wait: ScoringWait | null }>(server.app, 'GET', path, learner)).body.wait;
}

async function listenTo(audioId: number): Promise<void> {
  server.advance(1000 * listeningSec);
  const { db, now } = server.platform;
  const recording = await findRecording(db, audioId);
  await saveAnalysis(db, recording!, { transcription: said, facts: heardAnswer(said) }, now());
}

async function expectAboutOf(session: { id: number }, answersAhead: number): Promise<void> {
  const seconds = (await waitOf(session))?.about_seconds;
  expect(seconds).toBeGreaterThanOrEqual(answersAhead * listeningSec);
  expect(seconds).toBeLessThan((answersAhead + 0.5) * listeningSec);
}

it('tells who is ahead, fewer as they are served, and how long once that was measured', async () => {
  const first = await practise();
  const second = await practise();
  const third = await practise();
  expect(await waitOf(first)).toBeNull();
  expect(await waitOf(second)).toEqual({ sessions_ahead: 1, about_seconds: null });
  expect(await waitOf(third)).toEqual({ sessions_ahead: 2, about_seconds: null });

  await listenTo(first.audioIds[0]);
  expect(await waitOf(third)).toEqual({ sessions_ahead: 2, about_seconds: null });
  await listenTo(first.audioIds[1]);
  expect(await waitOf(second)).toBeNull();
  expect(await waitOf(third)).toEqual({ sessions_ahead: 1, about_seconds: null });

  const fourth = await practise();
  await listenTo(second.audioIds[0]);
  await listenTo(second.audioIds[1]);
  expect(await waitOf(third)).toBeNull();
  expect(await waitOf(fourth)).toMatchObject({ sessions_ahead: 1 });
  await expectAboutOf(fourth, 2);
  await listenTo(third.audioIds[0]);
  await expectAboutOf(fourth, 1);
  for (const audioId of [third.audioIds[1], ...fourth.audioIds]) await listenTo(audioId);
});

it('counts no time in which nobody waited, and nobody who was passed over', async () => {
  server.advance(60 * 60_000);
  const passedOver = await practise();
  const session = await practise();
  await expectAboutOf(session, 2);
  await listenTo(passedOver.audioIds[1]);
  expect(await waitOf(session)).toBeNull();
  const later = await practise();
  expect(await waitOf(later)).toMatchObject({ sessions_ahead: 1 });
  await expectAboutOf(later, 2);

  await countAttempt(server.platform.db, later.audioIds[1]);
  expect(await waitOf(later)).toBeNull();
});
