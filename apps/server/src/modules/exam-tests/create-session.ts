import type { createSession as createSessionCall, ExamPart } from '@bandwise/contract/exam-tests';
import { numbersInCode } from '@bandwise/question-bank/paper';
import type { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { findCurrentPaper } from './papers.repository.ts';
import { questionsOfPart } from './questions-of-part.ts';
import {
  countSessionsOf,
  findSessionByKey,
  findUnfinishedSession,
  insertSession,
  type SessionRow,
} from './sessions.repository.ts';

/** As decided: trying it without an account is one practice of one part. */
const anonymousSessionsMax = 1;

export async function createSession(
  platform: Platform,
  identity: Identity,
  wish: z.output<typeof createSessionCall.body>,
): Promise<SessionRow> {
  const userId = identity.user.id;
  return platform.db.transaction(async (tx) => {
    // One at a time for each person: a second click finds what the first one made.
    const user = await lockUser(tx, userId);
    if (!user) throw new ApiError('not_authenticated');
    const existing =
      (wish.idempotency_key === undefined
        ? undefined
        : await findSessionByKey(tx, userId, wish.idempotency_key)) ??
      (wish.force_new ? undefined : await findUnfinishedSession(tx, userId, wish.exam_code));
    if (existing) return existing;
    if (user.isAnonymous && (await countSessionsOf(tx, userId, undefined)) >= anonymousSessionsMax)
      throw new ApiError('anonymous_not_allowed');

    const { paperCode, part } = readSessionCode(wish.exam_code);
    const paper = await findCurrentPaper(tx, numbersInCode(paperCode));
    if (paper?.retiredAt !== null) throw new ApiError('paper_not_found');
    const questions = questionsOfPart(paper.content, part);
    const now = platform.now();
    return insertSession(
      tx,
      {
        userId,
        paperId: paper.id,
        examCode: wish.exam_code,
        book: paper.book,
        test: paper.test,
        part,
        topic: questions[0]?.topic ?? '',
        question: questions[0]?.question_text ?? '',
        totalQuestions: questions.length,
        creationKey: wish.idempotency_key ?? null,
        createdAt: now,
        updatedAt: now,
      },
      questions,
    );
  });
}

/** The contract has checked that it reads like C1T2P1. */
function readSessionCode(code: string): { paperCode: string; part: ExamPart } {
  const [paperCode = '', part = ''] = code.split('P');
  return { paperCode, part: Number(part) as ExamPart };
}
