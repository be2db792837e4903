import { listSessionQuestions } from '@bandwise/contract/exam-tests';
import { callServer, goOn, sendAnswer, untilStatus, type Practice } from '../bench/practice-calls.ts';
import type { ServerProcess } from '../bench/server-process.ts';

const lookEveryMs = 1_000;

/** Answers the first questions, or all, one recording each; returns the ids of the answers. */
export async function answerQuestions(
  server: ServerProcess,
  practice: Practice,
  recordings: readonly Uint8Array<ArrayBuffer>[],
  count?: number,
): Promise<number[]> {
  const path = listSessionQuestions.path.replace(':id', String(practice.sessionId));
  const { items } = listSessionQuestions.reply.parse(await callServer(server, path, practice.token, {}));
  const audioIds: number[] = [];
  for (const [index, question] of items.slice(0, count).entries()) {
    const spoken = recordings[index % recordings.length];
    if (!spoken) throw new Error('there is nothing to answer with');
    const audioId = await sendAnswer(server, practice, question.question_order, spoken);
    await goOn(server, practice, audioId);
    audioIds.push(audioId);
  }
  return audioIds;
}

export async function waitForFeedback(server: ServerProcess, practice: Practice): Promise<void> {
  const isOver = ({ status }: { status: string }) => {
    if (status === 'failed') throw new Error(`session ${practice.sessionId} got no feedback`);
    return status === 'feedback_completed';
  };
  await untilStatus(server, practice, isOver, lookEveryMs);
}
