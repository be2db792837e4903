import { parentPort, workerData } from 'node:worker_threads';
import { openSession } from '../inference/open-session.ts';
import { encodeTimeline } from './encode-timeline.ts';
import type { JudgedFrames } from './judged-frames.ts';
import { judgeFrames } from './judged-frames.ts';
import { frameSound } from '../prosody/frame-sound.ts';
import type { FrameModels, FrameReply, FrameTask } from './frame-thread.ts';

const { soundFramesFile, encoderFile, frameHeadFile, shortStatesModel, threads } = workerData as FrameModels;
const models = {
  soundFrames: await openSession(soundFramesFile, threads),
  encoder: await openSession(encoderFile, threads),
};
const judges = {
  frameHead: await openSession(frameHeadFile, threads),
  shortStates: await openSession(shortStatesModel, threads),
};

async function listen({ samples, stretches, heard }: FrameTask): Promise<JudgedFrames> {
  const timeline = await encodeTimeline(models, samples, stretches, heard);
  return judgeFrames(judges, timeline, frameSound(samples, timeline.frameCount));
}

/** The encoder's states are large: they are handed over, not copied. */
const largeBuffers = ({ chunks }: JudgedFrames) =>
  chunks.flatMap(({ encoding }) =>
    Array.from(encoding.layers.values(), ({ buffer }) => buffer as ArrayBuffer),
  );

async function answer(task: FrameTask): Promise<void> {
  const { id } = task;
  try {
    const frames = await listen(task);
    parentPort?.postMessage({ id, frames } satisfies FrameReply, largeBuffers(frames));
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies FrameReply);
  }
}

let inOrder = Promise.resolve();
parentPort?.on('message', (message: FrameTask | 'close') => {
  inOrder = inOrder.then(async () => {
    if (message !== 'close') return answer(message);
    for (const session of [...Object.values(models), ...Object.values(judges)]) await session.release();
    parentPort?.close();
  });
});
parentPort?.postMessage('ready');
