import { apiBasePath } from '@bandwise/contract/limits';
import { modelDownloadLimitMs, testModelStore } from '@bandwise/speech/models/testing/test-store';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { voiceSets } from '@bandwise/speech/voices/open-voices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerVerified, type Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let learner: Person;

beforeAll(async () => {
  const { folder } = await testModelStore(voiceSets(chooseVoice('us-grace', 0)));
  server = await startTestServer({ BANDWISE_MODELS: folder });
  learner = await registerVerified(server);
}, modelDownloadLimitMs);
afterAll(() => server.close());

const speak = (payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `${apiBasePath}/ai/tts/question`,
    headers: { authorization: `Bearer ${learner.token}` },
    payload,
  });

/** Opening a voice on a machine that is busy with other tests. */
const timeout = 120_000;

it('a question is read aloud, and heard again without another rendering', { timeout }, async () => {
  const question = { text: 'Do you work or are you a student?', voice: 'random' };
  await expect.poll(async () => (await speak(question)).statusCode, { timeout }).toBe(200);
  const first = await speak(question);
  expect(first.headers['content-type']).toBe('audio/flac');
  expect(first.rawPayload.subarray(0, 4).toString('latin1')).toBe('fLaC');
  const stored = await Array.fromAsync(server.platform.storage.list('speech/'));
  expect(stored).toHaveLength(1);
  expect(stored[0]?.sizeBytes).toBe(first.rawPayload.length);
});

it('a voice that does not exist, or nothing to say, is told', async () => {
  expect((await speak({ text: 'Hello.', voice: 'us-nobody' })).statusCode).toBe(404);
  expect((await speak({ text: ' ', voice: 'random' })).statusCode).toBe(422);
  expect((await speak({ text: 'a'.repeat(601), voice: 'random' })).statusCode).toBe(422);
});
