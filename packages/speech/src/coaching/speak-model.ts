import type { Analyser } from '../analysis/analyser.ts';
import type { Audio } from '../audio/audio.ts';
import { modelSampleRateHz } from '../audio/audio.ts';
import { resample } from '../audio/resample.ts';
import { chooseVoice } from '../voices/choose-voice.ts';
import type { Voices } from '../voices/open-voices.ts';
import { joinPieces } from '../voices/shape-speech.ts';
import type { HeardWord } from './hear-word.ts';
import { hearWord } from './hear-word.ts';
import { modelVoices } from './model-voices.ts';
import { scoreWord } from './score-word.ts';

interface SpokenModel {
  voiceId: string;
  audio: Audio;
  /** As our own ear has it; null where it makes nothing of it. */
  heard: HeardWord | null;
}

/** A model that our own ear finds this good is good enough; of 24 words the first voice said 23 better than 85. */
const goodEnoughScore = 90;

/**
 * A word spoken to be repeated. A voice sometimes slips on a word alone, so each is listened to, and the first that is good
 * enough, or else the best, is the model.
 */
export async function speakModel(voices: Voices, analyser: Analyser, text: string): Promise<SpokenModel> {
  let best: (SpokenModel & { score: number }) | undefined;
  for (const voiceId of modelVoices) {
    const audio = joinPieces(await Array.fromAsync(voices.speak(text, chooseVoice(voiceId, 0))));
    const heard = await hearWord(analyser, resample(audio, modelSampleRateHz), text);
    const score = heard ? scoreWord(heard, null).score : 0;
    if (best === undefined || score > best.score) best = { voiceId, audio, heard, score };
    if (score >= goodEnoughScore) break;
  }
  if (best === undefined) throw new Error('there is no model voice');
  return { voiceId: best.voiceId, audio: best.audio, heard: best.heard };
}
