import { buffer } from 'node:stream/consumers';
import type { Analyser } from '@bandwise/speech/analysis/analyser';
import { readAnswer } from '@bandwise/speech/audio/read-answer';
import { ModelError } from '@bandwise/speech/models/model-error';
import type { Database } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/errors/describe-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, PostponedJob } from '../../platform/queue/job.ts';
import { ObjectNotFound } from '../../platform/storage/storage-errors.ts';
import { lockSession, noteScoringMoved } from '../exam-tests/sessions.repository.ts';
import { noteScoring, noteScoringFailure } from '../feedback/note-scoring.ts';
import { goOnScoring } from '../feedback/request-feedback.ts';
import { sharedAnalyser } from '../speech-models/shared-models.ts';
import { analyseRecordingJob } from './analyse-recording.ts';
import { listen } from './listen.ts';
import {
  countAttempt,
  findWaitingRecording,
  saveAnalysis,
  setAnalysisState,
  type RecordingRow,
} from './recordings.repository.ts';

/** An answer that fails so often, or ends the process so often, is given up; the rest of the session goes on. */
const attemptsMax = 3;

export const analyseRecordingHandler = (platform: Platform) =>
  handleJob(analyseRecordingJob, async ({ recordingId }, { signal }) => {
    const recording = await findWaitingRecording(platform.db, recordingId);
    if (!recording) return;
    const analyser = await sharedAnalyser(platform.settings).catch(
      async (error: unknown): Promise<Analyser> => {
        if (!(error instanceof ModelError)) throw error;
        await setAnalysisState(platform.db, recordingId, 'waiting_for_models');
        throw new PostponedJob(error.message);
      },
    );
    const sound = await readSound(platform, recording);
    const attempt = await countAttempt(platform.db, recordingId);
    if (attempt === undefined) return;
    const { sessionId } = recording;
    if (attempt > attemptsMax) {
      await settle(platform, recording, async (tx) => {
        await setAnalysisState(tx, recordingId, 'failed');
        await noteScoring(platform, tx, { sessionId, recordingId, event: 'analysis_given_up' });
      });
      return;
    }
    try {
      await analyse(platform, analyser, recording, sound, signal);
    } catch (error) {
      const failed = { sessionId, recordingId, event: 'analysis_failed' as const, attempt };
      await noteScoringFailure(platform, failed, error);
      throw error;
    }
  });

/** Undefined where it is lost. Storage that is away for a while says nothing about the answer: that is no attempt at it. */
async function readSound({ storage }: Platform, { objectKey }: RecordingRow): Promise<Buffer | undefined> {
  try {
    const { body } = await storage.get(objectKey);
    return await buffer(body);
  } catch (error) {
    if (error instanceof ObjectNotFound) return undefined;
    throw new PostponedJob(reasonOf(error));
  }
}

async function analyse(
  platform: Platform,
  analyser: Analyser,
  recording: RecordingRow,
  sound: Buffer | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { sessionId, userId, correctedText, objectKey } = recording;
  if (sound === undefined) throw new ObjectNotFound(objectKey);
  const noteMoved = () => noteScoringMoved(platform.db, sessionId, platform.now());
  await noteMoved();
  const heard = await listen(platform, analyser, readAnswer(sound), correctedText, {
    userId,
    sessionId,
    signal,
    noteMoved,
  });
  await settle(platform, recording, (tx) => saveAnalysis(tx, recording, heard, platform.now()));
}

/** What became of an answer, and with the last one the session's next step, in one transaction. */
async function settle(
  platform: Platform,
  { sessionId }: RecordingRow,
  write: (tx: Database) => Promise<void>,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    await write(tx);
    if (session) await goOnScoring(platform, tx, session);
  });
}
