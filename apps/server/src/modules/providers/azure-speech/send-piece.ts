import type { Audio } from '@bandwise/speech/audio/audio';
import { writeWav } from '@bandwise/speech/audio/write-wav';
import type { Platform } from '../../../platform/platform.ts';
import type { AzureSpeechSettings } from '../../../platform/provider-settings.ts';
import { askTwice } from '../ask-twice.ts';
import type { Asked } from '../call-outside.ts';
import { readAzureReply, type AzureBest } from './azure-reply.ts';

/** Scores of sounds and their names are given for this variety alone. */
const language = 'en-US';
const replyMaxBytes = 2 * 1024 * 1024;

/** What Azure is to judge a piece by. */
interface Assessing {
  referenceText: string;
  /** Whether words left out or added count: the learner meant to say this text. */
  countsMiscues: boolean;
}

/** One short recording to Azure's endpoint for short audio. */
export async function sendPiece(
  platform: Platform,
  settings: AzureSpeechSettings,
  audio: Audio,
  assessing: Assessing | undefined,
  asked: Asked,
): Promise<AzureBest | undefined> {
  const wav = writeWav(audio);
  return askTwice(
    platform,
    {
      provider: 'azure',
      job: assessing === undefined ? 'recognition' : 'pronunciation',
      model: null,
      url: `${settings.recognitionUrl}?language=${language}&format=detailed&profanity=raw&wordLevelTimestamps=true`,
      headers: {
        'content-type': `audio/wav; codecs=audio/pcm; samplerate=${audio.sampleRateHz}`,
        accept: 'application/json',
        'ocp-apim-subscription-key': settings.key,
        ...(assessing === undefined ? {} : { 'pronunciation-assessment': describeAssessment(assessing) }),
      },
      body: wav,
      logged: { audio: `${wav.length} bytes of WAV`, ...assessing },
      timeoutMs: settings.timeoutMs,
      replyMaxBytes,
      secret: settings.key,
      read(reply, tell) {
        tell({ inputTokens: null, outputTokens: null, cost: null }, reply.toString('utf8', 0, loggedBytes));
        return readAzureReply(reply);
      },
    },
    asked,
  );
}

/** The log cuts at 8 KiB in any case. */
const loggedBytes = 10_000;

const describeAssessment = ({ referenceText, countsMiscues }: Assessing): string =>
  Buffer.from(
    JSON.stringify({
      ReferenceText: referenceText,
      GradingSystem: 'HundredMark',
      Granularity: 'Phoneme',
      Dimension: 'Comprehensive',
      EnableMiscue: countsMiscues ? 'True' : 'False',
      EnableProsodyAssessment: 'True',
    }),
  ).toString('base64');
