import type { BlockLevel } from './block-level.ts';
import { measureBlock, silence } from './block-level.ts';
import type { Capture, CaptureProblem, Microphone, OpenCapture } from './capture.ts';
import { CaptureError } from './capture.ts';
import type { RecordedSound } from './recorded-sound.ts';
import { collectSound } from './recorded-sound.ts';
import type { Ending, Recording } from './recording.ts';
import { makeRecording } from './recording.ts';

/** The exam's long turn; other answers ask for less. */
export const defaultMaxDurationSec = 120;

export interface RecorderSnapshot {
  state: 'idle' | 'recording' | 'recorded';
  /** The browser asks for permission or opens the microphone. */
  isStarting: boolean;
  elapsedSec: number;
  /** Of the last block. */
  level: BlockLevel;
  waveform: readonly number[];
  /** The one that records or has recorded. */
  microphone: Microphone | null;
  recording: Recording | null;
  /** Why it could not start. */
  problem: CaptureProblem | null;
}

export interface StartOptions {
  maxDurationSec?: number;
  /** The default microphone without it. */
  deviceId?: string | undefined;
}

/** Records one answer at a time. The microphone is open only while it records. */
export interface Recorder {
  /** The same object until something changes. */
  snapshot: () => RecorderSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Starts, or starts over when something was recorded; does nothing while it starts or records. */
  start(options?: StartOptions): Promise<void>;
  stop(): Promise<void>;
  /** Throws away what there is and lets go of the microphone: also for a page that is left. */
  discard(): Promise<void>;
}

const idle: RecorderSnapshot = {
  state: 'idle',
  isStarting: false,
  elapsedSec: 0,
  level: silence,
  waveform: [],
  microphone: null,
  recording: null,
  problem: null,
};

/** One attempt to record; a later attempt makes it void. */
interface Attempt {
  capture?: Capture;
  sound?: RecordedSound;
}

export function createRecorder(openCapture: OpenCapture): Recorder {
  const listeners = new Set<() => void>();
  let snapshot = idle;
  let current: Attempt | undefined;

  function show(next: RecorderSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function hear(attempt: Attempt, block: Float32Array): void {
    const { sound } = attempt;
    if (attempt !== current || sound === undefined) return;
    sound.add(block);
    show({
      ...snapshot,
      elapsedSec: sound.elapsedSec(),
      level: measureBlock(block),
      waveform: sound.waveform(),
    });
    if (sound.isFull()) void end(attempt, 'time_limit');
  }

  async function end(attempt: Attempt, ending: Ending): Promise<void> {
    const { capture, sound } = attempt;
    if (attempt !== current || capture === undefined || sound === undefined) return;
    // What is still on its way belongs to the recording, unless that is full already.
    if (ending === 'stopped') await capture.stop();
    else void capture.stop();
    if (attempt !== current) return;
    current = undefined;
    const recording = makeRecording(sound, ending);
    show({ ...snapshot, state: 'recorded', recording, elapsedSec: recording.durationSec, level: silence });
  }

  async function open(attempt: Attempt, { maxDurationSec = defaultMaxDurationSec, deviceId }: StartOptions) {
    const capture = await openCapture(deviceId, {
      onBlock: (block) => hear(attempt, block),
      onLost: () => void end(attempt, 'device_lost'),
    });
    if (attempt !== current) return capture.stop();
    attempt.capture = capture;
    attempt.sound = collectSound(capture.sampleRateHz, maxDurationSec);
    show({ ...idle, state: 'recording', microphone: capture.microphone });
  }

  async function discard(): Promise<void> {
    const attempt = current;
    current = undefined;
    if (snapshot !== idle) show(idle);
    await attempt?.capture?.stop();
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start(options = {}) {
      if (current !== undefined) return;
      const attempt: Attempt = {};
      current = attempt;
      show({ ...idle, isStarting: true });
      try {
        await open(attempt, options);
      } catch (error) {
        if (attempt !== current) return;
        current = undefined;
        show({ ...idle, problem: error instanceof CaptureError ? error.problem : 'failed' });
      }
    },
    async stop() {
      if (snapshot.isStarting) await discard();
      else if (current !== undefined) await end(current, 'stopped');
    },
    discard,
  };
}
