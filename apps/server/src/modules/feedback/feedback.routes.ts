import * as calls from '@bandwise/contract/feedback';
import * as scoring from '@bandwise/contract/scoring';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../exam-tests/open-session.ts';
import { openRecording } from '../recordings/open-recording.ts';
import { analysePerformance } from './analyse-performance.ts';
import { correctTranscript } from './correct-transcript.ts';
import { evaluateAlone } from './evaluate-alone.ts';
import { toBands, toFeedback, toFeedbackItem } from './feedback-view.ts';
import {
  countFeedbackOf,
  findFeedback,
  findFeedbackOfSession,
  listFeedbackOf,
} from './feedback.repository.ts';
import { generateFeedback } from './generate-feedback.ts';
import { judgementWaitMs } from './judge-alone.ts';

const timeoutMs = 2 * judgementWaitMs;

export function registerFeedback(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  const readOfSession = async (sessionId: number) => {
    const row = await findFeedbackOfSession(db, sessionId);
    if (!row) throw new ApiError('feedback_not_found');
    return row;
  };

  registerOperation(app, calls.listFeedback, async ({ query, identity }) => {
    const [rows, total] = await Promise.all([
      listFeedbackOf(db, identity.user.id, query),
      countFeedbackOf(db, identity.user.id),
    ]);
    return { items: rows.map(toFeedbackItem), total };
  });

  registerOperation(app, calls.getFeedback, async ({ params, identity }) => {
    const row = await findFeedback(db, params.id);
    if (!row || (row.userId !== identity.user.id && !identity.user.isAdmin))
      throw new ApiError('feedback_not_found');
    return toFeedback(row);
  });

  registerOperation(app, calls.getSessionFeedback, async ({ params, identity }) => {
    const session = await openSession(db, identity, params.sessionId);
    return toFeedback(await readOfSession(session.id));
  });

  registerOperation(app, calls.getAudioFeedback, async ({ params, identity }) => {
    const recording = await openRecording(db, identity, params.audioId);
    const row = await readOfSession(recording.sessionId);
    const feedback = toFeedback(row);
    const question = feedback.questionFeedback.find(({ audio_id }) => audio_id === recording.id);
    if (!question) throw new ApiError('feedback_not_found');
    return { audio_id: recording.id, bands: toBands(row), question, feedback };
  });

  registerOperation(
    app,
    calls.generateFeedback,
    ({ body, identity }) => generateFeedback(platform, identity, body),
    { timeoutMs },
  );

  registerOperation(app, calls.correctTranscript, async ({ params, body, identity }) => {
    const { sessionId, audioId } = params;
    const { status } = await correctTranscript(platform, identity, sessionId, audioId, body.text);
    return { status };
  });
}

export function registerScoring(app: FastifyInstance, platform: Platform): void {
  registerOperation(
    app,
    scoring.evaluate,
    async ({ body, identity }) => {
      const { bands, examiner_comment, notices } = await evaluateAlone(platform, identity, body);
      return { bands, examiner_comment, notices };
    },
    { timeoutMs },
  );

  registerOperation(app, scoring.analysePerformance, ({ query, identity }) =>
    analysePerformance(platform, identity, query.audio_id),
  );
}
