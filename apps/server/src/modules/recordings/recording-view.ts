import type { Recording } from '@bandwise/contract/audio-session';
import type { RecordingRow } from './recordings.repository.ts';

export function toRecording(row: RecordingRow): Recording {
  return {
    id: row.id,
    session_id: row.sessionId,
    question_order: row.questionOrder,
    file_path: row.objectKey,
    transcription: row.transcription,
    duration: row.durationMs / 1000,
    created_at: row.createdAt.toISOString(),
    bytes: row.sizeBytes,
    sha256: row.sha256,
    analysis: row.analysis,
  };
}
