import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { JudgedFrames } from './judged-frames.ts';
import type { SoundFrames } from '../recognition/moonshine.ts';
import type { Stretch } from '../voice-activity/find-speech.ts';

/** What the thread opens. */
export interface FrameModels {
  soundFramesFile: string;
  encoderFile: string;
  frameHeadFile: string;
  shortStatesModel: Uint8Array;
  threads: number;
}

export interface FramesToJudge {
  samples: Float32Array;
  stretches: readonly Stretch[];
  /** Of each stretch, where somebody has heard them already. */
  heard?: readonly SoundFrames[] | undefined;
}

export interface FrameTask extends FramesToJudge {
  id: number;
}

export type FrameReply = { id: number; frames: JudgedFrames } | { id: number; error: unknown };

/** A thread of its own for the frames of a recording: a model's run blocks its thread, and words can be recognised meanwhile. */
export interface FrameThread {
  listen(sound: FramesToJudge): Promise<JudgedFrames>;
  close(): Promise<void>;
}

/** Resolves when the thread has loaded its models. Where it dies later, the process does: nobody could answer what waits. */
export async function openFrameThread(models: FrameModels): Promise<FrameThread> {
  const worker = new Worker(new URL('./frame-thread.worker.ts', import.meta.url), { workerData: models });
  const waiting = new Map<number, PromiseWithResolvers<JudgedFrames>>();
  let lastId = 0;
  await once(worker, 'message');
  worker.on('message', (reply: FrameReply) => {
    const task = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if ('frames' in reply) task?.resolve(reply.frames);
    else task?.reject(reply.error);
  });
  // Only work keeps the process alive.
  worker.unref();
  return {
    listen(sound) {
      const task: FrameTask = { id: ++lastId, ...sound };
      const answer = Promise.withResolvers<JudgedFrames>();
      waiting.set(task.id, answer);
      worker.ref();
      worker.postMessage(task);
      return answer.promise;
    },
    async close() {
      worker.ref();
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
