import type { InferenceSession } from 'onnxruntime-node';
import { Tensor } from 'onnxruntime-node';
import { floatOutput } from '../inference/float-output.ts';
import type { FrameSound } from '../prosody/frame-sound.ts';
import type { Voicing } from '../prosody/voicing.ts';
import { voicingOf } from '../prosody/voicing.ts';
import type { Encoding } from '../recognition/moonshine.ts';
import { outputCount, silence } from './align-words.ts';
import type { Timeline, TimelineChunk } from './encode-timeline.ts';
import { judgedLayers, judgedStates } from './encode-timeline.ts';
import { lowestLogProb } from './phone-numbers.ts';

/** All that is known of each frame of a recording before anybody knows what is said in it. */
export interface JudgedFrames {
  frameCount: number;
  chunks: readonly TimelineChunk[];
  /** For each frame its chunk, −1 where there is none. */
  chunkOf: Int32Array;
  /** For each frame the log-probability of each phone and of silence. */
  logs: Float32Array;
  /** For each frame its states in short (short-states-model.ts); zeros where there is no chunk. */
  shortStates: Float32Array;
  sound: FrameSound;
  voicing: Voicing;
}

/** The frame head looks at all judged layers but the first. */
const headLayers = judgedLayers.slice(1);

function headInput({ frameCount, width, layers }: Encoding): Tensor {
  const rowWidth = headLayers.length * width;
  const rows = new Float32Array(frameCount * rowWidth);
  headLayers.forEach((layer, place) => {
    const values = layers.get(layer) ?? new Float32Array(0);
    for (let frame = 0; frame < frameCount; frame++)
      rows.set(values.subarray(frame * width, (frame + 1) * width), frame * rowWidth + place * width);
  });
  return new Tensor('float32', rows, [1, frameCount, rowWidth]);
}

export interface FrameJudges {
  frameHead: InferenceSession;
  /** shortStatesModel. */
  shortStates: InferenceSession;
}

/** Numbers of a frame's states in short. */
export const shortStateWidth = 128;

/** Phones of each frame of a timeline; a frame that no chunk covers is silence. */
export async function judgeFrames(
  { frameHead, shortStates: shorten }: FrameJudges,
  { frameCount, chunks }: Timeline,
  sound: FrameSound,
): Promise<JudgedFrames> {
  const logs = new Float32Array(frameCount * outputCount).fill(lowestLogProb);
  for (let frame = 0; frame < frameCount; frame++) logs[frame * outputCount + silence] = 0;
  const chunkOf = new Int32Array(frameCount).fill(-1);
  const shortStates = new Float32Array(frameCount * shortStateWidth);
  for (const [index, { firstFrame, encoding }] of chunks.entries()) {
    const outputs = await frameHead.run({ states: headInput(encoding) });
    logs.set(floatOutput(outputs, 'posteriors').data, firstFrame * outputCount);
    const states = judgedStates(encoding);
    const rows = new Tensor('float32', states, [encoding.frameCount, states.length / encoding.frameCount]);
    const short = floatOutput(await shorten.run({ states: rows }), 'short').data;
    shortStates.set(short, firstFrame * shortStateWidth);
    chunkOf.fill(index, firstFrame, firstFrame + encoding.frameCount);
  }
  return { frameCount, chunks, chunkOf, logs, shortStates, sound, voicing: voicingOf(sound) };
}

/** Log scores for finding words: without it, silence and the most frequent phones would take too many frames. */
export const withoutPrior = (logs: Float32Array, prior: Float32Array): Float32Array =>
  logs.map((value, i) => value - (prior[i % outputCount] ?? 0));
