import type { ScoringEventRow } from '../feedback/scoring-events.repository.ts';
import type { RecordingRow } from '../recordings/recordings.repository.ts';

/** An attempt that was begun and left neither a result nor an error took the process with it. */
const endedWithoutAnError =
  'The worker ended while it listened to this answer; the log of the server says more.';

/** Why an answer could not be listened to; null for one that was heard, or waits without having failed. */
export function errorOf(recording: RecordingRow, events: readonly ScoringEventRow[]): string | null {
  if (recording.analysis === 'done') return null;
  const reason = events.findLast(
    (one) => one.recordingId === recording.id && one.event === 'analysis_failed',
  )?.reason;
  return reason ?? (recording.analysis === 'failed' ? endedWithoutAnError : null);
}
