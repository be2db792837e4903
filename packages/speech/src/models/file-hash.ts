import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

async function hashFile(
  path: string,
  algorithm: 'sha256' | 'sha512',
  encoding: 'hex' | 'base64',
): Promise<string> {
  const hash = createHash(algorithm);
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
  return hash.digest(encoding);
}

export const sha256OfFile = (path: string): Promise<string> => hashFile(path, 'sha256', 'hex');

/** In the form npm's lock files have. */
export const integrityOfFile = async (path: string): Promise<string> =>
  `sha512-${await hashFile(path, 'sha512', 'base64')}`;
