import type { Session, SessionQuestion } from '@bandwise/contract/exam-tests';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { onOutboxChange } from '../../lib/outbox/changes.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { firstOpenOrder, nextOpenOrder } from './question-order.ts';

interface PracticeProgressInput {
  userId: number;
  session: Session;
  questions: SessionQuestion[];
}

/**
 * Which questions are answered: those the server says, those that lie in the outbox and those it has sent since. The
 * screen follows the learner, and the server catches up.
 */
export function usePracticeProgress({ userId, session, questions }: PracticeProgressInput) {
  const { answers } = useOutbox();
  const [sentOrders, setSentOrders] = useState<readonly number[]>([]);
  const [isAtEnd, setIsAtEnd] = useState(false);

  useEffect(
    () =>
      onOutboxChange((change) => {
        if (change.kind !== 'sent' || change.sessionId !== session.id || change.userId !== userId) return;
        setSentOrders((orders) => [...orders, change.questionOrder]);
      }),
    [session.id, userId],
  );

  const kept = answers.filter(({ sessionId }) => sessionId === session.id);
  const doneOrders = new Set([
    ...questions.filter(({ status }) => status === 'completed').map((question) => question.question_order),
    ...sentOrders,
    ...kept.filter(({ state }) => state === 'waiting').map(({ questionOrder }) => questionOrder),
  ]);
  const orders = questions.map((question) => question.question_order);
  const refused = isAtEnd ? kept.find(({ state }) => state === 'refused') : undefined;
  const [chosenOrder, setChosenOrder] = useState(() =>
    firstOpenOrder(orders, doneOrders, session.current_question_order),
  );
  useWishedQuestion(setChosenOrder);
  const currentOrder = refused?.questionOrder ?? chosenOrder;
  const current = questions.find((question) => question.question_order === currentOrder) ?? questions[0];
  if (!current) throw new Error('A session without questions is not practised');

  const nextOrder = nextOpenOrder(
    orders,
    new Set([...doneOrders, current.question_order]),
    current.question_order,
  );
  return {
    current,
    doneOrders,
    isDone: doneOrders.has(current.question_order),
    upcoming: questions.find((question) => question.question_order === nextOrder) ?? null,
    isLast: nextOrder === null,
    /** An answer that was refused has to be given again first. */
    isFinished: isAtEnd && !refused,
    /** On to the next open question, or to the end. */
    goOn: () => {
      if (nextOrder === null) setIsAtEnd(true);
      else setChosenOrder(nextOrder);
    },
  };
}

export type PracticeProgress = ReturnType<typeof usePracticeProgress>;

/** A link can ask for a question, like that of an answer that has to be given again; asked once, it is followed once. */
function useWishedQuestion(choose: (order: number) => void): void {
  const [searchParams, setSearchParams] = useSearchParams();
  const wish = searchParams.get('question');
  const follow = useEffectEvent((order: number) => {
    choose(order);
    setSearchParams({}, { replace: true });
  });
  useEffect(() => {
    if (wish) follow(Number(wish));
  }, [wish]);
}
