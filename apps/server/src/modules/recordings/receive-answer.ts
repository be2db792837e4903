import { uploadAnswer } from '@bandwise/contract/audio-session';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptAnswer } from './accept-answer.ts';
import type { RecordingRow } from './recordings.repository.ts';
import { checkIncoming, discardIncoming, storeIncoming, type IncomingAnswer } from './store-incoming.ts';

/** An answer on its way in: stored, checked, then the learner's. Whatever goes wrong before leaves nothing behind. */
export async function receiveAnswer(
  platform: Platform,
  identity: Identity,
  request: FastifyRequest,
): Promise<RecordingRow> {
  const { fields, incoming } = await readUpload(platform, identity, request);
  let isKept = false;
  try {
    const form = uploadAnswer.form.safeParse(fields);
    if (!form.success)
      throw new ApiError('validation_failed', {
        issues: form.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      });
    request.sessionId = form.data.session_id;
    const { durationMs } = await checkIncoming(platform, incoming, form.data.sha256);
    const accepted = await acceptAnswer(platform, identity, form.data, { ...incoming, durationMs });
    isKept = accepted.isNew;
    return accepted.recording;
  } finally {
    if (!isKept) await discardIncoming(platform, incoming.objectKey);
  }
}

/** Fields may stand before or after the file. */
async function readUpload(
  platform: Platform,
  identity: Identity,
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; incoming: IncomingAnswer }> {
  const fields: Record<string, unknown> = {};
  let incoming: IncomingAnswer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === 'file')
        incoming = await storeIncoming(platform, identity.user.id, part.file);
      else part.file.resume();
    }
  } catch (error) {
    if (incoming) await discardIncoming(platform, incoming.objectKey);
    throw error;
  }
  if (!incoming) throw new ApiError('no_file');
  return { fields, incoming };
}
