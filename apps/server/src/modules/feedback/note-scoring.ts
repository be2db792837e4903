import type { Database } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { redactMailAddresses } from '../../platform/request-log/redact.ts';
import { insertScoringEvent, type NewScoringEvent } from './scoring-events.repository.ts';

const reasonMaxLength = 500;
/** An address on the machine, up to its last name: that one tells enough. */
const folders = /(?<=^|[\s'"(=])(?:[A-Za-z]:)?[\\/](?:[^\s\\/'":]+[\\/])+/g;

/** What may be shown of an error: no folder of the machine, no address, nothing that a text column refuses. */
export const shownReason = (error: unknown): string =>
  redactMailAddresses(reasonOf(error))
    .replaceAll('\u0000', '')
    .replace(folders, '')
    .slice(0, reasonMaxLength);

type Noted = Omit<NewScoringEvent, 'timestamp' | 'reason'>;

/** Together with what it tells. */
export async function noteScoring(
  { now }: Pick<Platform, 'now'>,
  tx: Database,
  event: Noted & { reason?: string },
): Promise<void> {
  await insertScoringEvent(tx, { ...event, timestamp: now() });
}

/** Beside an error that is thrown on: that it cannot be noted changes nothing about it. */
export async function noteScoringFailure(platform: Platform, event: Noted, error: unknown): Promise<void> {
  try {
    await noteScoring(platform, platform.db, { ...event, reason: shownReason(error) });
  } catch (failure) {
    const { sessionId } = event;
    platform.log.warn({ reason: reasonOf(failure), sessionId }, 'a failed scoring could not be noted');
  }
}
