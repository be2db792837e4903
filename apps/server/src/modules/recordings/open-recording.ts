import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { findRecording, type RecordingRow } from './recordings.repository.ts';

/** Their own, and any for an administrator. Somebody else's recording is as good as none. */
export async function openRecording(db: Database, identity: Identity, id: number): Promise<RecordingRow> {
  const recording = await findRecording(db, id);
  if (!recording || (recording.userId !== identity.user.id && !identity.user.isAdmin))
    throw new ApiError('recording_not_found');
  return recording;
}
