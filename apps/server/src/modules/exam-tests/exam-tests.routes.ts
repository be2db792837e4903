import * as calls from '@bandwise/contract/exam-tests';
import * as papers from '@bandwise/contract/papers';
import { numbersInCode } from '@bandwise/question-bank/paper';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAnswers, readTranscript } from '../recordings/recordings.repository.ts';
import { changeSession } from './change-session.ts';
import { createSession } from './create-session.ts';
import { importPapers } from './import-papers.ts';
import { listSessions } from './list-sessions.ts';
import { nextQuestion } from './next-question.ts';
import { openSession } from './open-session.ts';
import { toExam, toPaper, toPaperSummary } from './paper-view.ts';
import {
  countCurrentPapers,
  drawPapers,
  findCurrentPaper,
  listCurrentPapers,
  setRetired,
} from './papers.repository.ts';
import { readStatus } from './read-status.ts';
import { isFinished } from './session-state.ts';
import { toSession, toSessionItem, toSessionQuestion } from './session-view.ts';
import { countSessionsOf, listQuestionsOf, listSessionsOf, type SessionRow } from './sessions.repository.ts';
import { switchQuestion } from './switch-question.ts';

/** 500 papers of the longest that the bank's schema lets through. */
const importMaxBytes = 4 * 1024 * 1024;

export function registerExamTests(app: FastifyInstance, platform: Platform): void {
  registerPapers(app, platform);
  registerSessions(app, platform);
}

function registerPapers(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  const openPaper = async (code: string, options: { includeRetired: boolean }) => {
    const paper = await findCurrentPaper(db, numbersInCode(code));
    if (!paper || (paper.retiredAt !== null && !options.includeRetired))
      throw new ApiError('paper_not_found');
    return paper;
  };

  registerOperation(app, papers.listPapers, async ({ query, identity }) => {
    const includeRetired = query.include_retired;
    if (includeRetired && !identity.user.isAdmin) throw new ApiError('admin_only');
    return {
      items: (await listCurrentPapers(db, { ...query, includeRetired })).map(toPaperSummary),
      total: await countCurrentPapers(db, includeRetired),
    };
  });

  registerOperation(app, papers.getPaper, async ({ params, identity }) =>
    toPaper(await openPaper(params.code, { includeRetired: identity.user.isAdmin })),
  );

  registerOperation(app, papers.exportPapers, async () => ({
    papers: (await listCurrentPapers(db, { includeRetired: false })).map(({ content }) => content),
  }));

  registerOperation(app, papers.importPapers, ({ body }) => importPapers(platform, body.papers), {
    bodyLimitBytes: importMaxBytes,
  });

  registerOperation(app, papers.setPaperRetired, async ({ params, body }) => {
    const { id } = await openPaper(params.code, { includeRetired: true });
    const paper = await setRetired(db, id, body.retired ? platform.now() : null);
    if (!paper) throw new ApiError('paper_not_found');
    return { paper: toPaperSummary(paper) };
  });

  registerOperation(app, calls.listAvailableExams, async ({ query }) => {
    const rows = await (query.random_limit === undefined
      ? listCurrentPapers(db, { ...query, includeRetired: false })
      : drawPapers(db, query.random_limit));
    return { items: rows.map(toExam), total: await countCurrentPapers(db, false) };
  });
}

function registerSessions(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  const describe = async (session: SessionRow) => toSession(session, await readTranscript(db, session.id));

  registerOperation(app, calls.createSession, async ({ body, identity, request }) => {
    const session = await createSession(platform, identity, body);
    request.sessionId = session.id;
    return describe(session);
  });

  registerOperation(app, calls.listSessions, ({ query, identity }) =>
    listSessions(platform, identity, query),
  );

  registerOperation(app, calls.listRecentSessions, async ({ query, identity }) => {
    const rows = await listSessionsOf(db, identity.user.id, { limit: query.limit, offset: 0 });
    return {
      items: rows.map(toSessionItem),
      total: await countSessionsOf(db, identity.user.id, undefined),
    };
  });

  registerOperation(app, calls.getSession, async ({ params, identity }) =>
    describe(await openSession(db, identity, params.id)),
  );

  for (const operation of [calls.updateSession, calls.patchSession]) {
    registerOperation(app, operation, async ({ params, body, identity }) =>
      describe(await changeSession(platform, identity, params.id, body)),
    );
  }

  registerOperation(app, calls.listSessionQuestions, async ({ params, identity }) => {
    const session = await openSession(db, identity, params.id);
    const answers = await listAnswers(db, session.id);
    const audioIds = new Map(answers.map(({ questionOrder, id }) => [questionOrder, id]));
    const items = (await listQuestionsOf(db, session.id)).map((row) =>
      toSessionQuestion(row, audioIds.get(row.questionOrder) ?? null),
    );
    return { items, total: items.length };
  });

  registerOperation(app, calls.getSessionStatus, async ({ params, identity }) =>
    readStatus(platform, await openSession(db, identity, params.id)),
  );

  registerOperation(app, calls.nextQuestion, async ({ params, query, identity }) => {
    const session = await nextQuestion(platform, identity, params.id, query.audio_id);
    return { is_completed: isFinished(session.status), status: session.status, ...placeOf(session) };
  });

  registerOperation(app, calls.switchQuestion, async ({ params, body, identity }) =>
    placeOf(await switchQuestion(platform, identity, params.id, body.direction)),
  );
}

const placeOf = ({ currentQuestionOrder }: SessionRow) => ({
  current_question_order: currentQuestionOrder,
  current_question_index: currentQuestionOrder - 1,
});
