import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredContent } from '../../platform/storage/object-storage.ts';
import { userObjectsPrefix } from '../accounts/erase-user.ts';
import { checkAnswer } from './check-answer.ts';
import { noteRemoval, strikeRemoval } from './object-removals.repository.ts';

/** Far beyond the time that a request may take: what is still nobody's answer by then was left by a crash. */
const abandonedAfterMs = 60 * 60 * 1000;
const contentType = 'audio/wav';

export interface IncomingAnswer extends StoredContent {
  objectKey: string;
}

/** Writes an upload under a name that nobody knows yet, byte by byte as it comes in. */
export async function storeIncoming(
  platform: Platform,
  userId: number,
  body: Readable,
): Promise<IncomingAnswer> {
  const objectKey = `${userObjectsPrefix(userId)}recordings/${randomUUID()}.wav`;
  await noteRemoval(platform.db, objectKey, new Date(platform.now().getTime() + abandonedAfterMs));
  try {
    return { objectKey, ...(await platform.storage.put(objectKey, body, { contentType })) };
  } catch (error) {
    await discardIncoming(platform, objectKey);
    throw error;
  }
}

/** Reads back what was stored, so that what is checked is what is kept. */
export async function checkIncoming(
  platform: Platform,
  incoming: IncomingAnswer,
  declaredSha256: string | undefined,
): Promise<{ durationMs: number }> {
  if (declaredSha256 !== undefined && declaredSha256 !== incoming.sha256)
    throw new ApiError('upload_incomplete');
  const { body } = await platform.storage.get(incoming.objectKey);
  return checkAnswer(await buffer(body));
}

/** Best effort: what cannot be removed now is removed when its time has come. */
export async function discardIncoming(platform: Platform, objectKey: string): Promise<void> {
  try {
    await platform.storage.delete(objectKey);
    await strikeRemoval(platform.db, objectKey);
  } catch (error) {
    platform.log.warn({ err: error, objectKey }, 'an upload that was refused is removed later');
  }
}
