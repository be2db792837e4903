import type { JudgedAlone } from '@bandwise/contract/feedback';
import type { evaluate } from '@bandwise/contract/scoring';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../exam-tests/open-session.ts';
import { openRecording } from '../recordings/open-recording.ts';
import { judgeAlone } from './judge-alone.ts';

/** Bands of one recording, which tells more than a text does, or of a text. */
export async function evaluateAlone(
  platform: Platform,
  identity: Identity,
  { audio_id, text, session_id }: z.output<typeof evaluate.body>,
): Promise<JudgedAlone> {
  if (session_id !== undefined) await openSession(platform.db, identity, session_id);
  if (audio_id !== undefined) {
    const recording = await openRecording(platform.db, identity, audio_id);
    if (recording.analysis !== 'done') throw new ApiError('recording_not_analysed');
    return judgeAlone(platform, identity, { recordingId: recording.id });
  }
  if (text === undefined) throw new ApiError('nothing_to_judge');
  return judgeAlone(platform, identity, { text });
}
