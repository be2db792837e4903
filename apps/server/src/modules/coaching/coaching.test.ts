import { readFile } from 'node:fs/promises';
import type { CoachingEvaluation } from '@bandwise/contract/coaching';
import { apiBasePath, coachingVoiceId } from '@bandwise/contract/limits';
import { analyserSets } from '@bandwise/speech/analysis/analyser';
import type { Audio } from '@bandwise/speech/audio/audio';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import { modelDownloadLimitMs, testModelStore } from '@bandwise/speech/models/testing/test-store';
import { chooseVoice } from '@bandwise/speech/voices/choose-voice';
import { openVoices, voiceSets, type Voices } from '@bandwise/speech/voices/open-voices';
import { joinPieces } from '@bandwise/speech/voices/shape-speech';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerified, type Person } from '../../testing/person.ts';
import { toneWav } from '../../testing/practice.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const james = chooseVoice('us-james', 0);
/** Opening every model on a machine that is busy with other tests. */
const timeout = 120_000;

let server: TestServer;
let voices: Voices;
let learner: Person;

beforeAll(async () => {
  const store = await testModelStore([...analyserSets(), ...voiceSets(james)]);
  voices = openVoices(store, 1);
  server = await startTestServer({ BANDWISE_MODELS: store.folder });
  learner = await registerVerified(server);
}, modelDownloadLimitMs);
afterAll(async () => {
  await server.close();
  await voices.close();
});

async function evaluate(word: string, file: Uint8Array<ArrayBuffer> | null, person = learner, on = server) {
  const form = new FormData();
  form.set('word', word);
  if (file) form.set('audio', new Blob([file]), 'word.webm');
  const encoded = new Response(form);
  const reply = await on.app.inject({
    method: 'POST',
    url: `${apiBasePath}/practice/coaching/evaluate`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json<CoachingEvaluation & { code?: string }>() };
}

const say = async (text: string): Promise<Audio> =>
  joinPieces(await Array.fromAsync(voices.speak(text, james)));
const recorded = async () =>
  new Uint8Array(
    await readFile(new URL('../../../../../packages/speech/src/audio/testing/methods.webm', import.meta.url)),
  );
const filesOf = (prefix: string) => Array.fromAsync(server.platform.storage.list(prefix));

describe('a word that is practised', { timeout }, () => {
  it('recorded by a browser is judged sound by sound and held against a model', async () => {
    const { status, body } = await evaluate('methods', await recorded());
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.accuracy_score).toBeGreaterThanOrEqual(85);
    expect(body).toMatchObject({ word: 'methods', phonetic: 'ˈmɛθədz', error_type: 'None' });
    expect(body.learner.phonemes.map(({ phoneme }) => phoneme)).toEqual(['M', 'EH', 'TH', 'AH', 'D', 'Z']);
    expect(body.model?.phonemes).toHaveLength(6);
    const starts = body.learner.phonemes.map(({ start_seconds }) => start_seconds ?? -1);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(body.learner.contour.pitch.some((pitch) => pitch !== null)).toBe(true);
    expect(body.melody_score).not.toBeNull();
  });

  it('leaves no sound and no verdict behind', async () => {
    await evaluate('methods', await recorded());
    expect(await filesOf(`users/${learner.user.id}/`)).toEqual([]);
  });

  it('with another sound in it is told which one, and misses the target', async () => {
    const { body } = await evaluate('very', writeWav(await say('wary')));
    expect(body.accuracy_score).toBeLessThan(85);
    expect(body.error_type).toBe('Mispronunciation');
    expect(body.remarks[0]).toMatchObject({
      kind: 'sound',
      index: 0,
      phoneme: 'V',
      heard_as: { phoneme: 'W', ipa: 'w' },
    });
    expect(body.learner.phonemes[0]?.flagged).toBe(true);
  });

  it('that is another word is not judged', async () => {
    const { status, body } = await evaluate('environment', writeWav(await say('tomorrow')));
    expect(status).toBe(422);
    expect(body.code).toBe('word_not_heard');
  });

  it.each([
    ['nothing', null, 'no_file'],
    ['bytes that are no recording', new TextEncoder().encode('RIFF but not really'), 'recording_unreadable'],
    ['silence', writeWav({ samples: new Float32Array(32_000), sampleRateHz: 16_000 }), 'recording_silent'],
    ['a tenth of a second', new Uint8Array(toneWav(0.1)), 'recording_too_short'],
    ['half a minute', new Uint8Array(toneWav(30)), 'recording_too_long'],
  ])('sent as %s is refused in words', async (_, file, code) => {
    const { status, body } = await evaluate('methods', file);
    expect(body.code).toBe(code);
    expect(status).toBe(422);
  });

  it('without a word is refused', async () => {
    expect((await evaluate(' ', await recorded())).body.code).toBe('validation_failed');
  });

  it('while the models are missing is refused with what to do', async () => {
    const bare = await startTestServer({ BANDWISE_MODELS: server.platform.settings.dataDir });
    const person = await registerVerified(bare);
    expect(await evaluate('methods', await recorded(), person, bare)).toMatchObject({
      status: 503,
      body: { code: 'engine_not_ready' },
    });
    await bare.close();
  });
});

describe('listening to a model', { timeout }, () => {
  const listen = (text: string, voiceId?: string) =>
    server.app.inject({
      method: 'POST',
      url: `${apiBasePath}/ai/tts/synthesize`,
      headers: { authorization: `Bearer ${learner.token}` },
      payload: { text, voice_id: voiceId },
    });

  it('answers a voice that is not ours with the model that learners are compared with', async () => {
    const first = await listen('Village', coachingVoiceId);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('audio/flac');
    expect(first.rawPayload.subarray(0, 4).toString('latin1')).toBe('fLaC');
    expect((await listen('village')).rawPayload.equals(first.rawPayload)).toBe(true);
    const models = (await filesOf('speech/models/')).filter(({ key }) => key.endsWith('.flac'));
    expect(models.map(({ sizeBytes }) => sizeBytes)).toContain(first.rawPayload.length);
  });

  it('lets a voice of ours speak when it is asked for', async () => {
    const sound = await listen('village', 'us-james');
    expect(sound.statusCode).toBe(200);
    expect(sound.rawPayload.equals((await listen('village')).rawPayload)).toBe(false);
  });

  it('refuses what cannot be said', async () => {
    expect((await listen('……', coachingVoiceId)).statusCode).toBe(422);
    expect((await listen('你好', coachingVoiceId)).statusCode).toBe(422);
  });
});
