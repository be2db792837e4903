import type { JudgedSession } from '@bandwise/examiner/assessment';
import type { SessionFeedback } from '@bandwise/examiner/feedback/feedback';
import { mergeReply, type MergedReply } from '@bandwise/examiner/llm/merge-reply';
import { readReply } from '@bandwise/examiner/llm/read-reply';
import { NonsensicalReply } from '@bandwise/examiner/llm/reply';
import { writePrompt } from '@bandwise/examiner/llm/write-prompt';
import type { ExaminedSession } from '@bandwise/examiner/open-examiner';
import type { Platform } from '../../platform/platform.ts';
import { askModel } from './ask-model.ts';
import type { Asked } from './call-outside.ts';
import { mayAsk } from './may-ask.ts';
import { OutsideError } from './outside-error.ts';

interface Examined {
  assessment: JudgedSession;
  answers: ExaminedSession['answers'];
  /** What the embedded examiner wrote. */
  feedback: SessionFeedback;
}

/** What a model outside makes of a session; undefined where none is set, or none gave anything that can be believed. */
export async function readWithModel(
  platform: Platform,
  examined: Examined,
  asked: Asked,
): Promise<(MergedReply & { engine: string }) | undefined> {
  const settings = platform.settings.providers.examiner;
  if (settings === undefined) return undefined;
  const { provider, model } = settings;
  if (!(await mayAsk(platform, asked, { provider, model, job: 'examiner' }))) return undefined;
  const prompt = writePrompt(examined.assessment, examined.answers);
  try {
    const merged = await askModel(platform, settings, prompt, (written) => believe(written, examined), asked);
    return { ...merged, engine: provider };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const { sessionId } = asked;
    platform.log.warn({ provider, sessionId, reason: error.message }, 'the embedded examiner wrote instead');
    return undefined;
  }
}

function believe(written: string, examined: Examined): MergedReply {
  try {
    return mergeReply(readReply(written), examined);
  } catch (error) {
    throw error instanceof NonsensicalReply ? new OutsideError('nonsense', error.message) : error;
  }
}
