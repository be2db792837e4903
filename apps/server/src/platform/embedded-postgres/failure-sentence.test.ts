import { expect, it } from 'vitest';
import { explainFileError, explainProgramFailure } from './failure-sentence.ts';

it.each([
  'initdb: error: could not create directory "/data/base": No space left on device\n',
  '2026-01-01 10:00:00.000 UTC [7] FATAL:  could not write lock file "postmaster.pid": No space left on device\n',
])('a full disk is told as such: %s', (output) => {
  expect(explainProgramFailure('PostgreSQL did not come up', '/data', output).message).toBe(
    'The disk that holds /data is full: free some space and start again.',
  );
});

it('a full disk in our own writes is told the same way', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(explainFileError('/data', error)).toMatchObject({
    message: 'The disk that holds /data is full: free some space and start again.',
  });
});

it('a mistake of ours is not dressed up as a problem of the data folder', () => {
  const mistake = new TypeError('x is not a function');
  expect(explainFileError('/data', mistake)).toBe(mistake);
});

it('the fatal lines are quoted without their timestamps', () => {
  const output = [
    '2026-01-01 10:00:00.000 UTC [7] LOG:  starting PostgreSQL 18.4',
    '2026-01-01 10:00:00.001 UTC [7] FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    '2026-01-01 10:00:00.002 UTC [7] LOG:  database system is shut down',
  ].join('\n');
  expect(explainProgramFailure('PostgreSQL did not come up', '/data', output).message).toContain(
    'PostgreSQL did not come up (could not map anonymous shared memory: Cannot allocate memory): ',
  );
});
