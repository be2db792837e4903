import { openAnalyser, type Analyser } from '@bandwise/speech/analysis/analyser';
import { durationSec, modelSampleRateHz, type Audio } from '@bandwise/speech/audio/audio';
import { readAnswer } from '@bandwise/speech/audio/read-answer';
import { modelDownloadLimitMs } from '@bandwise/speech/models/testing/test-store';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { externalCalls } from '../../platform/external-log/external-log.tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../../platform/settings.ts';
import { speak } from '../../testing/speak.ts';
import {
  answerJson,
  neverAnswer,
  startStandInProvider,
  type StandInProvider,
} from '../../testing/stand-in-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { modelStore } from '../speech-models/model-store.ts';
import { recogniseWithAzure } from './azure-speech/recognise-with-azure.ts';
import { listenWithProviders } from './listen-with-providers.ts';

const key = 'azure-key-never-to-be-seen';
const asked = { userId: 3, sessionId: 5 };
/** On a machine that is busy with other tests. */
const timeout = 180_000;

let server: TestServer;
let provider: StandInProvider;
let analyser: Analyser;
let sentence: Audio;
beforeAll(async () => {
  const { recordings, modelsFolder } = await speak('I usually take the bus to work.');
  sentence = readAnswer(recordings[0]!);
  provider = await startStandInProvider();
  server = await startTestServer({ BANDWISE_MODELS: modelsFolder }, { withWorker: false });
  analyser = await openAnalyser(await modelStore(server.platform.settings), { threads: 1 });
}, modelDownloadLimitMs);
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => server.platform.db.delete(externalCalls));

const platformWith = (environment: Record<string, string>): Platform => ({
  ...server.platform,
  settings: {
    ...server.platform.settings,
    providers: readSettings({
      AZURE_SPEECH_KEY: key,
      AZURE_SPEECH_ENDPOINT: provider.url,
      ...environment,
    }).providers,
  },
});
const listen = (environment: Record<string, string>, audio: Audio, text?: string) =>
  listenWithProviders(platformWith(environment), analyser, audio, text, asked);
const both = { RECOGNITION_PROVIDER: 'azure', PRONUNCIATION_PROVIDER: 'azure' };
const rows = () => server.platform.db.select().from(externalCalls).orderBy(asc(externalCalls.id));

/** Azure, as far as it can be: it writes one text down, and finds every word of a reference mispronounced. */
const azure: Parameters<StandInProvider['answerWith']>[number] = ({ headers }, response) => {
  const assessment = headers['pronunciation-assessment'];
  const text = 'I usually take the tram to work.';
  const reference =
    assessment === undefined
      ? text
      : (JSON.parse(Buffer.from(String(assessment), 'base64').toString()) as { ReferenceText: string })
          .ReferenceText;
  const scores = {
    AccuracyScore: 40,
    FluencyScore: 41,
    CompletenessScore: 42,
    PronScore: 43,
    ProsodyScore: 44,
  };
  const best = {
    Confidence: 0.93,
    Display: text,
    Words: reference
      .split(' ')
      .map((word) => ({ Word: word.toLowerCase(), AccuracyScore: 39, ErrorType: 'Mispronunciation' })),
    ...(assessment === undefined ? {} : scores),
  };
  response.end(JSON.stringify({ RecognitionStatus: 'Success', NBest: [best] }));
};

it('Azure writes down and judges; times, pauses and melody are found here', { timeout }, async () => {
  provider.answerWith(azure);
  const facts = await listen(both, sentence);
  expect(facts.engines).toEqual({ recognition: 'azure', pronunciation: 'azure' });
  expect(facts.text).toBe('I usually take the tram to work.');
  expect(facts.words.map(({ word }) => word).join(' ')).toBe(facts.text);
  expect(facts.words.at(-1)?.endSec).toBeGreaterThan(1);
  expect(facts.fluency?.wordCount).toBe(7);
  expect(facts.contours).toBeDefined();
  expect(facts.pronunciation?.pronunciation_scores).toEqual({
    overall: 43,
    accuracy: 40,
    fluency: 41,
    completeness: 42,
    prosody: 44,
  });
  expect(facts.pronunciation?.words.every(({ error_type }) => error_type === 'Mispronunciation')).toBe(true);
  expect(facts.pronunciation?.words[1]?.phonemes.length).toBeGreaterThan(3);

  const [first] = provider.requests;
  expect(first?.url).toMatch(
    /^\/stt\/speech\/recognition\/conversation\/cognitiveservices\/v1\?language=en-US&format=detailed/,
  );
  expect(first?.headers).toMatchObject({
    'ocp-apim-subscription-key': key,
    'content-type': 'audio/wav; codecs=audio/pcm; samplerate=16000',
  });
  expect(first?.body.subarray(0, 4).toString()).toBe('RIFF');
  expect(await rows()).toMatchObject([
    { provider: 'azure', job: 'recognition', statusCode: 200, error: null, userId: 3, sessionId: 5 },
    { provider: 'azure', job: 'pronunciation', statusCode: 200, error: null },
  ]);
  expect(JSON.stringify(await rows())).not.toContain(key);
});

it('a text that is known is judged as such, and needs no recogniser', { timeout }, async () => {
  provider.answerWith(azure);
  const facts = await listen(both, sentence, 'I usually take the bus to work.');
  expect(facts.engines).toEqual({ recognition: 'embedded', pronunciation: 'azure' });
  const sent = provider.requests.map(({ headers }) =>
    Buffer.from(String(headers['pronunciation-assessment']), 'base64').toString(),
  );
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    ReferenceText: 'I usually take the bus to work',
    EnableMiscue: 'True',
    Granularity: 'Phoneme',
  });
});

it('two minutes go out in pieces that Azure takes', async () => {
  provider.answerWith(azure);
  const times = Math.ceil(110 / durationSec(sentence));
  const samples = new Float32Array(times * sentence.samples.length);
  for (let i = 0; i < times; i++) samples.set(sentence.samples, i * sentence.samples.length);
  const { azureSpeech } = platformWith(both).settings.providers;
  const audio = { samples, sampleRateHz: modelSampleRateHz };
  const heard = await recogniseWithAzure(server.platform, azureSpeech!, audio, asked);
  const lengthsSec = provider.requests.map(({ body }) => (body.length - 44) / 2 / modelSampleRateHz);
  expect(lengthsSec).toHaveLength(heard!.chunks.length);
  expect(lengthsSec.length).toBeGreaterThan(1);
  expect(Math.max(...lengthsSec)).toBeLessThan(60);
  expect(lengthsSec.reduce((sum, length) => sum + length, 0)).toBeCloseTo(durationSec(audio), 3);
});

it.each([
  ['hangs', neverAnswer],
  ['is broken', answerJson({}, 500)],
  ['refuses', answerJson({}, 403)],
  ['answers nonsense', answerJson({ hello: 'world' })],
])('where Azure %s, the embedded engine hears the answer', { timeout }, async (_, answer) => {
  provider.answerWith(answer);
  const facts = await listen(
    { ...both, AZURE_SPEECH_TIMEOUT_SEC: answer === neverAnswer ? '0.3' : '10' },
    sentence,
  );
  expect(facts.engines).toEqual({ recognition: 'embedded', pronunciation: 'embedded' });
  expect(facts.text).toMatch(/take the bus to work/i);
  expect(facts.pronunciation?.pronunciation_scores.overall).toBeGreaterThan(50);
  for (const { error } of await rows()) expect(error).not.toBeNull();
});

it('over the budget nothing is sent', { timeout }, async () => {
  provider.answerWith(azure);
  const facts = await listen({ ...both, PROVIDER_CALLS_PER_DAY: '0' }, sentence);
  expect(facts.engines).toEqual({ recognition: 'embedded', pronunciation: 'embedded' });
  expect(provider.requests).toEqual([]);
});
