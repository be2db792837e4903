import { errorCode } from '../errors/error-code.ts';
import { StartupError } from '../startup-error.ts';

const sentences: Record<string, string> = {
  ECONNREFUSED:
    'Nothing answers at the address in DATABASE_URL: start PostgreSQL there, or correct the address.',
  ERR_INVALID_URL:
    'DATABASE_URL is not an address of the form postgresql://user:password@host:5432/database: correct it.',
  ENOTFOUND: 'The host in DATABASE_URL is not known: correct the address.',
  ETIMEDOUT: 'The host in DATABASE_URL does not answer: check the address and the network.',
  '28P01': 'PostgreSQL refused the user or password in DATABASE_URL: correct them.',
  '28000': 'PostgreSQL refused the user in DATABASE_URL: correct it.',
  '3D000': 'The database named in DATABASE_URL does not exist: create it, or correct the name.',
  '42501':
    'The user in DATABASE_URL may not create tables: grant it CREATE on the database and its public schema.',
  '53100': 'The disk of the database is full: free some space and start again.',
};

/** Says what is wrong with the database in one sentence, where it is something the reader can mend. */
export function connectionProblem(error: unknown, isOutside: boolean): unknown {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause);
    const sentence = code === undefined ? undefined : sentences[code];
    if (sentence !== undefined && (isOutside || code === '53100'))
      return new StartupError(sentence, { cause: error });
  }
  return error;
}
