/** Why a microphone cannot be used; each asks something else of the learner. */
export type CaptureProblem =
  'permission_denied' | 'no_device' | 'device_busy' | 'insecure_context' | 'unsupported' | 'failed';

export class CaptureError extends Error {
  readonly problem: CaptureProblem;

  constructor(problem: CaptureProblem, cause?: unknown) {
    super(`The microphone cannot be used: ${problem}`, { cause });
    this.name = 'CaptureError';
    this.problem = problem;
  }
}

export interface Microphone {
  deviceId: string;
  /** Empty until the learner has allowed the microphone. */
  label: string;
}

export interface CaptureListener {
  onBlock(samples: Float32Array): void;
  /** The device was unplugged or taken away; no more blocks come. */
  onLost(): void;
}

/** A microphone that is open. */
export interface Capture {
  sampleRateHz: number;
  /** The one in use, which is another one when the wanted one is gone. */
  microphone: Microphone;
  /** Delivers what was heard since the last block, then lets go of the device. */
  stop(): Promise<void>;
}

/** Opens a microphone, or fails with a `CaptureError`. */
export type OpenCapture = (deviceId: string | undefined, listener: CaptureListener) => Promise<Capture>;
