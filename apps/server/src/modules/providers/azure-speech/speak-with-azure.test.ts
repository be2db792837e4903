import { apiBasePath } from '@bandwise/contract/limits';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { externalCalls } from '../../../platform/external-log/external-log.tables.ts';
import { registerVerified } from '../../../testing/person.ts';
import {
  answerJson,
  neverAnswer,
  startStandInProvider,
  type StandInProvider,
} from '../../../testing/stand-in-provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { speakWithAzure } from './speak-with-azure.ts';

const key = 'azure-key-never-to-be-seen';
const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(3000, 7)]);
const answerSound =
  (sound: Buffer): Parameters<StandInProvider['answerWith']>[number] =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(sound);
  };

let server: TestServer;
let provider: StandInProvider;
beforeAll(async () => {
  provider = await startStandInProvider();
  server = await startTestServer({
    VOICES_PROVIDER: 'azure',
    AZURE_SPEECH_KEY: key,
    AZURE_SPEECH_ENDPOINT: provider.url,
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => server.platform.db.delete(externalCalls));

const rows = () => server.platform.db.select().from(externalCalls).orderBy(asc(externalCalls.id));

it('a question is read by the voice of Azure that is like ours, and asked for once', async () => {
  provider.answerWith(answerSound(mp3));
  const learner = await registerVerified(server);
  const speak = () =>
    server.app.inject({
      method: 'POST',
      url: `${apiBasePath}/ai/tts/question`,
      headers: { authorization: `Bearer ${learner.token}` },
      payload: { text: 'Do you like <tea> & coffee?', voice: 'uk-emma' },
    });
  for (const reply of [await speak(), await speak()]) {
    expect(reply.headers['content-type']).toBe('audio/mpeg');
    expect(reply.rawPayload).toEqual(mp3);
  }
  expect(provider.requests).toHaveLength(1);
  const [request] = provider.requests;
  expect(request).toMatchObject({ method: 'POST', url: '/tts/cognitiveservices/v1' });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/ssml+xml',
    'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
    'ocp-apim-subscription-key': key,
  });
  expect(request?.body.toString()).toContain('en-GB-SoniaNeural');
  expect(request?.body.toString()).toContain('Do you like &lt;tea&gt; &amp; coffee?');
  expect(await rows()).toMatchObject([
    {
      provider: 'azure',
      job: 'voices',
      model: 'en-GB-SoniaNeural',
      statusCode: 200,
      userId: learner.user.id,
    },
  ]);
  expect(JSON.stringify(await rows())).not.toContain(key);
});

it.each([
  ['hangs', neverAnswer, 2, 'timeout'],
  ['refuses the key', answerJson({ error: { message: `bad key ${key}` } }, 401), 1, 'refused'],
  ['breaks', answerJson({}, 502), 2, 'broken'],
  ['sends no sound', answerSound(Buffer.from('<html>')), 2, 'nonsense'],
  ['sends too much', answerSound(Buffer.alloc(5 * 1024 * 1024, 0xff)), 2, 'too large'],
])('where Azure %s, our own voice speaks', async (name, answer, tries, error) => {
  provider.answerWith(answer);
  const asked = { userId: 1, sessionId: null };
  const voice = chooseVoice('us-grace', 0);
  const { platform } = server;
  const { providers } = platform.settings;
  const azureSpeech = { ...providers.azureSpeech!, ...(error === 'timeout' ? { timeoutMs: 400 } : {}) };
  const impatient = {
    ...platform,
    settings: { ...platform.settings, providers: { ...providers, azureSpeech } },
  };
  expect(await speakWithAzure(impatient, `A question when it ${name}`, voice, asked)).toBeUndefined();
  const logged = await rows();
  expect(logged).toHaveLength(tries);
  for (const row of logged) expect(row.error).toContain(error);
  expect(JSON.stringify(logged)).not.toContain(key);
});
