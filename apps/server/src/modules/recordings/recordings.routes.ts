import * as calls from '@bandwise/contract/audio-session';
import { getFile } from '@bandwise/contract/files';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../exam-tests/open-session.ts';
import { receiveAnswer } from './receive-answer.ts';
import { toRecording } from './recording-view.ts';
import { listAnswers } from './recordings.repository.ts';
import { sendFile } from './send-file.ts';
import { transcribeRecording } from './transcribe-recording.ts';

/** A long answer over a slow mobile line; the server gives up on receiving a request after the same time. */
const uploadTimeoutMs = 120_000;

export function registerRecordings(app: FastifyInstance, platform: Platform): void {
  registerOperation(
    app,
    calls.uploadAnswer,
    async ({ identity, request }) => {
      const recording = toRecording(await receiveAnswer(platform, identity, request));
      return { ...recording, audio_id: recording.id };
    },
    { timeoutMs: uploadTimeoutMs },
  );

  registerOperation(app, calls.listRecordings, async ({ query, identity }) => {
    const session = await openSession(platform.db, identity, query.session_id);
    const items = (await listAnswers(platform.db, session.id)).map(toRecording);
    return { items, total: items.length };
  });

  registerOperation(app, calls.transcribeRecording, ({ body, identity }) =>
    transcribeRecording(platform, identity, body.audio_id),
  );

  registerOperation(app, getFile, ({ identity, request, reply }) => {
    const { '*': filePath } = request.params as { '*': string };
    return sendFile(platform, identity, filePath, request, reply);
  });
}
