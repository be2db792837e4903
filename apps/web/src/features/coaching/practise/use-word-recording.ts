import { CaptureError, type CaptureProblem } from '@bandwise/speech/browser/capture';
import { coachingLimits } from '@bandwise/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { ApiError } from '../../../lib/api-failure.ts';
import { readMicrophoneId } from '../../../lib/microphone-storage.ts';
import { evaluateWord, type Attempt } from './evaluate-word.ts';
import { openWordCapture, type WordCapture } from './word-capture.ts';

type RecordingState =
  | { name: 'idle'; problem?: CaptureProblem; failure?: ApiFailure }
  | { name: 'starting' }
  | { name: 'recording'; elapsedSec: number }
  | { name: 'analyzing' };

const tickMs = 100;

/** Records a word and has it judged: idle, recording, analyzing, and idle again with a result or a reason. */
export function useWordRecording(word: string, onAttempt: (attempt: Attempt) => void) {
  const [state, setState] = useState<RecordingState>({ name: 'idle' });
  const capture = useRef<WordCapture | null>(null);
  const clock = useRef<ReturnType<typeof setInterval>>(undefined);
  const abort = useRef<AbortController | null>(null);
  const isStarting = useRef(false);

  const letGo = useCallback(() => {
    clearInterval(clock.current);
    capture.current?.cancel();
    capture.current = null;
    abort.current?.abort();
    abort.current = new AbortController();
  }, []);
  useEffect(() => {
    abort.current = new AbortController();
    return letGo;
  }, [letGo]);

  async function stop() {
    const open = capture.current;
    const { signal } = abort.current ?? new AbortController();
    if (!open) return;
    capture.current = null;
    clearInterval(clock.current);
    setState({ name: 'analyzing' });
    try {
      const attempt = await evaluateWord(word, await open.finish(), signal);
      if (signal.aborted) return;
      setState({ name: 'idle' });
      onAttempt(attempt);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ name: 'idle', failure: error.failure });
    }
  }

  async function start() {
    if (isStarting.current || capture.current || state.name !== 'idle') return;
    isStarting.current = true;
    setState({ name: 'starting' });
    const { signal } = abort.current ?? new AbortController();
    try {
      const opened = await openWordCapture(readMicrophoneId());
      if (signal.aborted) {
        opened.cancel();
        return;
      }
      capture.current = opened;
    } catch (error) {
      setState({ name: 'idle', problem: error instanceof CaptureError ? error.problem : 'failed' });
      return;
    } finally {
      isStarting.current = false;
    }
    const startedAtMs = performance.now();
    setState({ name: 'recording', elapsedSec: 0 });
    clock.current = setInterval(() => {
      const elapsedSec = (performance.now() - startedAtMs) / 1000;
      if (elapsedSec < coachingLimits.recordingMaxSec) setState({ name: 'recording', elapsedSec });
      else void stop();
    }, tickMs);
  }

  return { state, start: () => void start(), stop: () => void stop() };
}
