import { onOutboxChange, tellChange } from './changes.ts';
import { changeAnswer } from './change-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { keyOf } from './kept-answer.ts';
import { listAnswers } from './list-answers.ts';
import { removeAnswer } from './remove-answer.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { SendOutcome } from './send-answer.ts';
import { sendAnswer } from './send-answer.ts';
import { sendInOrder } from './send-in-order.ts';

const lockName = 'bandwise-outbox';

interface SenderOptions {
  userId: number;
  onOutcome: (outcome: SendOutcome, answer: KeptAnswer) => void;
}

/** Sends what waits, now and whenever there is a reason to try: something new, a network, a pause that has passed. */
export function startSender({ userId, onOutcome }: SenderOptions): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let wishes = 0;

  async function sendOne(answer: KeptAnswer): Promise<boolean> {
    const outcome = await sendAnswer(answer, signal);
    const key = keyOf(answer);
    if (outcome.kind === 'refused') {
      await changeAnswer(key, { state: 'refused', failure: outcome.failure });
    }
    if (outcome.kind === 'sent') {
      await removeAnswer(key);
      tellChange({ ...outcome, userId, sessionId: answer.sessionId, questionOrder: answer.questionOrder });
    }
    if (!signal.aborted) onOutcome(outcome, answer);
    return outcome.kind !== 'later';
  }

  /** One tab at a time: the others wait, and then find nothing left. */
  const sendAlone = () =>
    navigator.locks.request(lockName, { signal }, () =>
      sendInOrder({
        list: async () => (signal.aborted ? [] : await listAnswers(userId)),
        send: sendOne,
      }),
    );

  async function run(): Promise<void> {
    wishes += 1;
    if (isRunning) return;
    isRunning = true;
    const wishesBefore = wishes;
    clearTimeout(timer);
    const isDone = await sendAlone().catch(() => false);
    isRunning = false;
    if (signal.aborted) return;
    failures = isDone ? 0 : failures + 1;
    if (!isDone) timer = setTimeout(runNow, retryDelayMs(failures, Math.random()));
    else if (wishes > wishesBefore) runNow();
  }

  const runNow = () => void run();
  const runWhenSeen = () => {
    if (document.visibilityState === 'visible') runNow();
  };
  const unsubscribe = onOutboxChange(({ kind }) => {
    if (kind === 'changed') runNow();
  });
  window.addEventListener('online', runNow);
  document.addEventListener('visibilitychange', runWhenSeen);
  runNow();

  return () => {
    stopped.abort();
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', runNow);
    document.removeEventListener('visibilitychange', runWhenSeen);
  };
}
