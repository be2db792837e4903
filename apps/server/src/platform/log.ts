import { pino, type Logger } from 'pino';
import { describeError } from './errors/describe-error.ts';
import type { Settings } from './settings.ts';

export type Log = Logger;

/** JSON lines on standard output; nothing that could hold a secret is ever passed to it whole. */
export function createLog(level: Settings['logLevel'], name: string): Log {
  return pino({
    level,
    base: { process: name },
    serializers: { err: describeError },
    redact: {
      paths: ['req.headers.authorization', 'authorization', 'password', 'token', 'connectionString'],
      censor: '[redacted]',
    },
  });
}
