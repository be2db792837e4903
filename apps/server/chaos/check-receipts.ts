import { listRecordings } from '@bandwise/contract/audio-session';
import { listFeedback } from '@bandwise/contract/feedback';
import { sha256Of } from '../src/testing/practice.ts';
import type { Calls } from './calls.ts';
import type { Diary } from './diary.ts';

/** Everything that is not as the learners were told it is. */
export async function checkReceipts(calls: Calls, { receipts, finished }: Diary): Promise<string[]> {
  const findings: string[] = [];
  const bySession = Map.groupBy(receipts, ({ sessionId }) => sessionId);
  for (const [sessionId, answers] of bySession) {
    const token = answers[0]?.token ?? '';
    const path = `${listRecordings.path}?session_id=${sessionId}`;
    const { items } = listRecordings.reply.parse(await calls.insist('GET', path, { token }));
    for (const { audioId, sha256, questionOrder } of answers) {
      const kept = items.filter((item) => item.question_order === questionOrder);
      const [recording] = kept;
      const what = `session ${sessionId}, answer ${questionOrder}`;
      if (kept.length !== 1) findings.push(`${what}: kept ${kept.length} times`);
      if (recording?.id !== audioId || recording.sha256 !== sha256) {
        findings.push(`${what}: another recording than the one that was acknowledged`);
        continue;
      }
      const file = await calls.download(`/files/${recording.file_path}`, token);
      if (file === undefined || sha256Of(file) !== sha256) findings.push(`${what}: its sound is lost`);
    }
  }
  for (const { sessionId, token } of finished) {
    const { items } = listFeedback.reply.parse(await calls.insist('GET', listFeedback.path, { token }));
    const ofSession = items.filter((item) => item.sessionId === sessionId);
    if (ofSession.length !== 1) findings.push(`session ${sessionId} has ${ofSession.length} reports`);
  }
  return findings;
}
