import type { Audio } from '../audio/audio.ts';
import type { Assessor } from '../pronunciation/assessor.ts';
import { encodeTimeline } from '../pronunciation/encode-timeline.ts';
import type { JudgedFrames } from '../pronunciation/judged-frames.ts';
import { judgeFrames } from '../pronunciation/judged-frames.ts';
import { frameSound } from '../prosody/frame-sound.ts';
import { longestChunkSec } from '../recognition/recognise-chunk.ts';
import type { FoundSpeech } from '../recognition/recognise.ts';
import { mergeSpeech } from '../voice-activity/merge-speech.ts';

/** The sound of a recording of 16 kHz frame by frame, before anybody knows what is said in it. */
export async function listenToFrames(
  { encoder, frameHead }: Assessor,
  { samples }: Audio,
  { probabilities, speech }: FoundSpeech,
): Promise<JudgedFrames> {
  const stretches = mergeSpeech(speech, probabilities, samples.length, longestChunkSec);
  const timeline = await encodeTimeline(encoder, samples, stretches);
  return judgeFrames(frameHead, timeline, frameSound(samples, timeline.frameCount));
}
