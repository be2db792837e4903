import type { ApiFailure } from '../api-failure.ts';

/**
 * An answer that lies in this browser until the server has it. A draft waits for the learner to save it; a waiting one is
 * sent by itself; a refused one the server would not take, and only the learner can decide about it.
 */
export interface KeptAnswer {
  userId: number;
  sessionId: number;
  questionOrder: number;
  /** Sent along as the idempotency key: however often it is sent, the server stores it once. */
  id: string;
  sha256: string;
  durationMs: number;
  state: 'draft' | 'waiting' | 'refused';
  /** Why the server refused it. */
  failure: ApiFailure | null;
}

export interface NewAnswer {
  userId: number;
  sessionId: number;
  questionOrder: number;
  durationMs: number;
  wav: Blob;
}

export type AnswerKey = [userId: number, sessionId: number, questionOrder: number];

type Identified = Pick<KeptAnswer, 'userId' | 'sessionId' | 'questionOrder'>;

export const keyOf = ({ userId, sessionId, questionOrder }: Identified): AnswerKey => [
  userId,
  sessionId,
  questionOrder,
];
