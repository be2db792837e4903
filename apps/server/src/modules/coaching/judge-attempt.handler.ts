import { buffer } from 'node:stream/consumers';
import { coachingLimits } from '@bandwise/contract/limits';
import { AudioError } from '@bandwise/speech/audio/audio-error';
import { judgeLevels } from '@bandwise/speech/audio/judge-levels';
import { measureLevels } from '@bandwise/speech/audio/levels';
import { readRecording } from '@bandwise/speech/audio/read-recording';
import { coachWord } from '@bandwise/speech/coaching/coach-word';
import { hearWord, type HeardWord } from '@bandwise/speech/coaching/hear-word';
import { ModelError } from '@bandwise/speech/models/model-error';
import { VoiceError } from '@bandwise/speech/voices/voice-error';
import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { audioErrorCodes } from '../recordings/check-answer.ts';
import { sharedAnalyser } from '../speech-models/shared-models.ts';
import { prepareModel } from '../voices/prepare-model.ts';
import { soundKey, verdictKey } from './attempt-objects.ts';
import { describeEvaluation } from './describe-evaluation.ts';
import { judgeAttemptJob, type Verdict } from './judge-attempt.ts';

export const judgeAttemptHandler = (platform: Platform) =>
  handleJob(judgeAttemptJob, async (attempt) => {
    const { storage } = platform;
    // Whoever asked has given up, and the sound is gone.
    if (!(await storage.stat(soundKey(attempt)))) return;
    const bytes = await buffer((await storage.get(soundKey(attempt))).body);
    const verdict = await judge(platform, bytes, attempt.word);
    await storage.put(verdictKey(attempt), Buffer.from(JSON.stringify(verdict)), {
      contentType: 'application/json',
    });
  });

async function judge(platform: Platform, bytes: Uint8Array, word: string): Promise<Verdict> {
  try {
    const analyser = await sharedAnalyser(platform.settings);
    const audio = await readRecording(bytes, coachingLimits.recordingMaxSec);
    if (judgeLevels(measureLevels(audio)).includes('silent')) return { refusal: 'recording_silent' };
    const heard = await hearWord(analyser, audio, word);
    const model = await modelOf(platform, word);
    const coached = heard && coachWord(heard, model);
    if (!coached) return { refusal: 'word_not_heard' };
    return { evaluation: describeEvaluation(word, heard, coached, model) };
  } catch (error) {
    if (error instanceof AudioError) return { refusal: audioErrorCodes[error.code] };
    if (error instanceof ModelError) return { refusal: 'engine_not_ready' };
    throw error;
  }
}

/** A word can be judged without a model; what is missing then is the comparison. */
async function modelOf(platform: Platform, word: string): Promise<HeardWord | null> {
  try {
    return (await prepareModel(platform, word)).heard;
  } catch (error) {
    if (error instanceof VoiceError || error instanceof ModelError) return null;
    throw error;
  }
}
