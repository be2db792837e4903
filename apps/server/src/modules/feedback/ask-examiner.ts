import type { SessionFeedback } from '@bandwise/examiner/feedback/feedback';
import { writeFeedback } from '@bandwise/examiner/feedback/write-feedback';
import type { ExaminedSession } from '@bandwise/examiner/open-examiner';
import type { Platform } from '../../platform/platform.ts';
import { readWithModel } from '../providers/read-with-model.ts';

interface Examination {
  examined: ExaminedSession;
  userId: number;
  sessionId: number;
  /** Whoever has not written by then is not waited for. */
  signal: AbortSignal;
  /** Between two tries, so that the session does not seem to stand still. */
  noteMoved: () => Promise<void>;
}

interface WrittenFeedback {
  feedback: SessionFeedback;
  /** `embedded`, or the name of the provider that wrote it. */
  engine: string;
}

/** Has a session that was measured put into words. The one place where an examiner from outside comes in. */
export async function askExaminer(
  platform: Platform,
  { examined, ...asked }: Examination,
): Promise<WrittenFeedback> {
  const feedback = writeFeedback(examined);
  const { assessment, answers } = examined;
  const read =
    assessment.outcome === 'judged'
      ? await readWithModel(platform, { assessment, answers, feedback }, asked)
      : undefined;
  return read === undefined
    ? { feedback, engine: 'embedded' }
    : { feedback: read.feedback, engine: read.engine };
}
