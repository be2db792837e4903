import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { InvalidKey, ObjectNotFound } from '../../platform/storage/storage-errors.ts';
import { userObjectsPrefix } from '../accounts/erase-user.ts';
import { readRange } from './byte-range.ts';

/** A file of the caller's, or of any user for an administrator; everything else does not exist. */
export async function sendFile(
  platform: Platform,
  identity: Identity,
  filePath: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isAllowed = identity.user.isAdmin
    ? /^users\/\d+\//.test(filePath)
    : filePath.startsWith(userObjectsPrefix(identity.user.id));
  if (!isAllowed) throw new ApiError('not_found');
  try {
    return await sendObject(platform, filePath, request.headers.range, reply);
  } catch (error) {
    if (error instanceof InvalidKey || error instanceof ObjectNotFound) throw new ApiError('not_found');
    throw error;
  }
}

async function sendObject(
  { storage }: Platform,
  key: string,
  rangeHeader: string | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stat = await storage.stat(key);
  if (!stat) throw new ApiError('not_found');
  const { sizeBytes, contentType } = stat;
  const range = readRange(rangeHeader, sizeBytes);
  if (range === 'unsatisfiable') {
    void reply.header('Content-Range', `bytes */${sizeBytes}`);
    throw new ApiError('range_not_satisfiable');
  }
  const { body } = await storage.get(key, range === 'whole' ? undefined : range);
  void reply.header('Accept-Ranges', 'bytes').type(contentType);
  if (range === 'whole') return reply.header('Content-Length', sizeBytes).send(body);
  return reply
    .status(206)
    .header('Content-Range', `bytes ${range.startByte}-${range.endByte}/${sizeBytes}`)
    .header('Content-Length', range.endByte - range.startByte + 1)
    .send(body);
}
