import type { CaptureListener, CaptureProblem, OpenCapture } from '../capture.ts';
import { CaptureError } from '../capture.ts';

/** A microphone whose sound and troubles are played by a test. */
export interface FakeMicrophone {
  open: OpenCapture;
  /** How many are open: a recorder that lets go leaves none. */
  openCount: number;
  /** Answers the question for permission; until then nothing is open. */
  allow(): void;
  refuse(problem: CaptureProblem): void;
  hear(samples: Float32Array): void;
  /** Heard after the last block; comes with the end. */
  pending: Float32Array | undefined;
  unplug(): void;
}

const blockSamples = 4_096;

export function fakeMicrophone(sampleRateHz: number): FakeMicrophone {
  let listener: CaptureListener | undefined;
  let answer: { allow: () => void; refuse: (problem: CaptureProblem) => void } | undefined;
  const microphone: FakeMicrophone = {
    openCount: 0,
    pending: undefined,
    open: async (deviceId = 'built-in', heardBy) => {
      await new Promise<void>((resolve, reject) => {
        answer = { allow: resolve, refuse: (problem) => reject(new CaptureError(problem)) };
      });
      microphone.openCount++;
      listener = heardBy;
      let isOpen = true;
      return {
        sampleRateHz,
        microphone: { deviceId, label: `Microphone ${deviceId}` },
        stop: async () => {
          if (!isOpen) return;
          isOpen = false;
          if (microphone.pending !== undefined) heardBy.onBlock(microphone.pending);
          microphone.openCount--;
        },
      };
    },
    allow: () => answer?.allow(),
    refuse: (problem) => answer?.refuse(problem),
    hear: (samples) => {
      for (let from = 0; from < samples.length; from += blockSamples)
        listener?.onBlock(samples.subarray(from, from + blockSamples));
    },
    unplug: () => listener?.onLost(),
  };
  return microphone;
}
