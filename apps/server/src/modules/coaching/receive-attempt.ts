import { evaluateCoaching } from '@bandwise/contract/coaching';
import { coachingMaxBytes } from '@bandwise/contract/limits';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';

interface ReceivedAttempt {
  word: string;
  bytes: Buffer;
}

/** The word and its recording, which is short enough to be held in memory. Fields may stand before or after the file. */
export async function receiveAttempt(request: FastifyRequest): Promise<ReceivedAttempt> {
  const fields: Record<string, unknown> = {};
  let bytes: Buffer | undefined;
  for await (const part of request.parts({ limits: { fileSize: coachingMaxBytes } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === evaluateCoaching.fileField) bytes = await part.toBuffer();
    else part.file.resume();
  }
  const form = evaluateCoaching.form.safeParse(fields);
  if (!form.success)
    throw new ApiError('validation_failed', {
      issues: form.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    });
  if (bytes === undefined || bytes.length === 0) throw new ApiError('no_file');
  return { word: form.data.word, bytes };
}
