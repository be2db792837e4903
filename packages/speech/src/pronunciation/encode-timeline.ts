import type { EncoderLayer, Encoding, Moonshine, SoundFrames } from '../recognition/moonshine.ts';
import { encode, encoderFrameCentre, encoderFrameSamples, hearFrames } from '../recognition/moonshine.ts';
import type { Stretch } from '../voice-activity/find-speech.ts';

/** The layers that judging stands on, in the order in which they lie side by side. */
export const judgedLayers: readonly EncoderLayer[] = [1, 3, 5, 6, 'last'];

export interface TimelineChunk {
  /** In samples; begins where a frame of the timeline begins. */
  stretch: Stretch;
  firstFrame: number;
  encoding: Encoding;
}

/** A recording in frames of 24 ms: frame t is centred at sample 384·t + 447. Frames of no chunk are silence. */
export interface Timeline {
  frameCount: number;
  chunks: TimelineChunk[];
}

/** The encoder as published: the recogniser's is adapted to learners and forgives what judging must hear. */
export const timelineModels = {
  soundFrames: 'recognition-base/sound-frames.onnx',
  encoder: 'recognition-base/encoder.onnx',
};

const frameCountOf = (sampleCount: number): number =>
  Math.max(1, Math.floor((sampleCount - 2 * encoderFrameCentre - 1) / encoderFrameSamples) + 1);

/** Encodes each stretch of 16 kHz sound alone and lays its frames on one timeline; `heard`: the frames, where they are known. */
export async function encodeTimeline(
  models: Pick<Moonshine, 'soundFrames' | 'encoder'>,
  samples: Float32Array,
  stretches: readonly Stretch[],
  heard: readonly SoundFrames[] = [],
): Promise<Timeline> {
  const chunks: TimelineChunk[] = [];
  for (const [index, { from, to }] of stretches.entries()) {
    const firstFrame = Math.floor(from / encoderFrameSamples);
    const stretch = { from: firstFrame * encoderFrameSamples, to };
    const frames = heard[index] ?? (await hearFrames(models, samples.subarray(stretch.from, stretch.to)));
    chunks.push({ stretch, firstFrame, encoding: await encode(models, frames) });
  }
  const ends = chunks.map(({ firstFrame, encoding }) => firstFrame + encoding.frameCount);
  return { frameCount: Math.max(frameCountOf(samples.length), ...ends), chunks };
}

/** The judged layers side by side: `frameCount` rows of 5 × 416 numbers. */
export function judgedStates({ frameCount, width, layers }: Encoding): Float32Array {
  const states = new Float32Array(frameCount * judgedLayers.length * width);
  judgedLayers.forEach((layer, place) => {
    const values = layers.get(layer);
    if (values === undefined) throw new TypeError(`the encoder gives no layer ${layer}`);
    for (let frame = 0; frame < frameCount; frame++)
      states.set(
        values.subarray(frame * width, (frame + 1) * width),
        (frame * judgedLayers.length + place) * width,
      );
  });
  return states;
}
