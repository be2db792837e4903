import { openMicrophone } from '@bandwise/speech/browser/open-microphone';
import type { RecorderSnapshot } from '@bandwise/speech/browser/recorder';
import { createRecorder } from '@bandwise/speech/browser/recorder';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readMicrophoneId } from '../../lib/microphone-storage.ts';

export interface RecorderBinding extends RecorderSnapshot {
  maxDurationSec: number;
  start: () => void;
  stop: () => void;
  discard: () => void;
}

/** A recorder for the life of a component, with the microphone that the learner has chosen in this browser. */
export function useRecorder(maxDurationSec: number): RecorderBinding {
  const [recorder] = useState(() => createRecorder(openMicrophone));
  const snapshot = useSyncExternalStore(recorder.subscribe, recorder.snapshot);
  const start = useCallback(
    () => void recorder.start({ maxDurationSec, deviceId: readMicrophoneId() }),
    [recorder, maxDurationSec],
  );
  const stop = useCallback(() => void recorder.stop(), [recorder]);
  const discard = useCallback(() => void recorder.discard(), [recorder]);
  useEffect(() => discard, [discard]);
  return { ...snapshot, maxDurationSec, start, stop, discard };
}
