import { createHash } from 'node:crypto';
import type { Voice } from '@bandwise/speech/voices/voice';
import type { Platform } from '../../../platform/platform.ts';
import { askTwice } from '../ask-twice.ts';
import type { Asked } from '../call-outside.ts';
import { mayAsk } from '../may-ask.ts';
import { OutsideError } from '../outside-error.ts';
import { writeSsml } from './write-ssml.ts';

/** Played by every browser, Safari among them. */
const outputFormat = 'audio-24khz-48kbitrate-mono-mp3';
export const azureSpeechType = 'audio/mpeg';
const soundMaxBytes = 4 * 1024 * 1024;
/** Both tries together: a learner waits for the question. */
const outsideMaxMs = 12_000;

/** The voice of Azure that stands for one of ours. */
const voices: Readonly<Record<Voice['accent'], Readonly<Record<Voice['sex'], string>>>> = {
  UK: { female: 'en-GB-SoniaNeural', male: 'en-GB-RyanNeural' },
  US: { female: 'en-US-JennyNeural', male: 'en-US-GuyNeural' },
};

/** The key of the sound in the storage, spoken now or earlier; undefined where our own voice must speak. */
export async function speakWithAzure(
  platform: Platform,
  text: string,
  { accent, sex }: Voice,
  asked: Asked,
): Promise<string | undefined> {
  const { azureSpeech, voices: engine } = platform.settings.providers;
  if (azureSpeech === undefined || engine !== 'azure') return undefined;
  const model = voices[accent][sex];
  const ssml = writeSsml(text.replaceAll(/\s+/g, ' ').trim(), model);
  const objectKey = `speech/azure/${createHash('sha256').update(ssml).digest('hex')}.mp3`;
  if (await platform.storage.stat(objectKey)) return objectKey;
  if (!(await mayAsk(platform, asked, { provider: 'azure', job: 'voices', model }))) return undefined;
  try {
    const sound = await askTwice(
      platform,
      {
        provider: 'azure',
        job: 'voices',
        model,
        url: azureSpeech.voicesUrl,
        headers: {
          'content-type': 'application/ssml+xml',
          'x-microsoft-outputformat': outputFormat,
          'ocp-apim-subscription-key': azureSpeech.key,
          'user-agent': 'Bandwise',
        },
        body: ssml,
        logged: { ssml },
        timeoutMs: azureSpeech.timeoutMs,
        replyMaxBytes: soundMaxBytes,
        secret: azureSpeech.key,
        read: readMp3,
      },
      { ...asked, signal: AbortSignal.timeout(outsideMaxMs) },
    );
    await platform.storage.put(objectKey, sound, { contentType: azureSpeechType });
    return objectKey;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    platform.log.warn({ provider: 'azure', job: 'voices', reason: error.message }, 'our own voice speaks');
    return undefined;
  }
}

function readMp3(
  reply: Buffer,
  tell: (usage: { inputTokens: null; outputTokens: null; cost: null }, logged: unknown) => void,
): Buffer {
  tell({ inputTokens: null, outputTokens: null, cost: null }, { audio: `${reply.length} bytes` });
  const hasTag = reply.subarray(0, 3).toString('latin1') === 'ID3';
  const hasFrame = reply[0] === 0xff && ((reply[1] ?? 0) & 0xe0) === 0xe0;
  if (!hasTag && !hasFrame) throw new OutsideError('nonsense', 'not an MP3 file');
  return reply;
}
