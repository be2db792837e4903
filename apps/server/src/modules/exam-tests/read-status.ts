import type { getSessionStatus } from '@bandwise/contract/exam-tests';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { findWait } from '../recordings/find-wait.ts';
import { countAnswers } from '../recordings/recordings.repository.ts';
import { describeStatus } from './session-status.ts';
import type { SessionRow } from './sessions.repository.ts';

/** Where a session stands, and who is served before it. */
export async function readStatus(
  platform: Pick<Platform, 'db' | 'now'>,
  { id, status }: SessionRow,
): Promise<z.input<typeof getSessionStatus.reply>> {
  const described = describeStatus(status, await countAnswers(platform.db, id));
  const wait = described.stage === 'analysing_answers' ? await findWait(platform, id) : null;
  return { ...described, wait };
}
