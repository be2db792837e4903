import type { getSessionStatus } from '@bandwise/contract/exam-tests';
import type { Reply } from '../../../lib/api-client.ts';

export type ScoringStage = Reply<typeof getSessionStatus>['stage'];

/** The four messages of the generating card, in the order in which they rotate while no stage is known. */
export const messages = ['preparing', 'listening', 'weighing', 'writing'] as const;
type Message = (typeof messages)[number];

const messageOfStage: Record<ScoringStage, Message> = {
  practising: 'preparing',
  preparing_models: 'preparing',
  analysing_answers: 'listening',
  answers_analysed: 'weighing',
  writing_feedback: 'writing',
  done: 'writing',
  failed: 'writing',
};

/** The server's real stage where it tells one, else the message whose turn it is. */
export function messageFor(stage: ScoringStage | null, turn: number): Message {
  if (stage !== null) return messageOfStage[stage];
  return messages[turn % messages.length] ?? messages[0];
}
