import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';

/** The SDK proves the body of a multi-delete with CRC32 alone, which older S3-compatible servers do not accept. */
export function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const request = args.request as { body?: unknown; headers: Record<string, string> };
      if (context.commandName === 'DeleteObjectsCommand' && typeof request.body === 'string') {
        request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64');
      }
      return next(args);
    },
    { step: 'build', name: 'addContentMd5' },
  );
}
