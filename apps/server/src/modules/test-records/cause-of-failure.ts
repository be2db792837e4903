import type { ScoringCause } from '@bandwise/contract/test-records';
import type { ScoringEventRow } from '../feedback/scoring-events.repository.ts';

/** By the name of the error, which a reason begins with. */
const causes: Partial<Record<string, ScoringCause>> = {
  ObjectNotFound: 'recording_missing',
  AudioError: 'recording_unreadable',
  StorageFull: 'storage_full',
  StorageUnavailable: 'storage_unavailable',
};

type Told = Pick<ScoringEventRow, 'event' | 'reason'>;

/** What the newest event that says anything points to; null where nothing went wrong. */
export function causeOfFailure(events: readonly Told[]): ScoringCause | null {
  const telling = events.findLast(({ event, reason }) => reason !== null || event === 'stood_still');
  if (telling?.reason) return causes[/^\w+/.exec(telling.reason)?.[0] ?? ''] ?? 'other';
  if (telling) return 'nothing_moved';
  // An attempt that was begun and left neither a result nor an error took the process with it.
  return events.some(({ event }) => event === 'analysis_given_up') ? 'worker_ended' : null;
}
