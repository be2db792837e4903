import { describe, expect, it } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

const failure = (message: string, properties: object = {}, cause?: Error) =>
  Object.assign(new Error(message, cause === undefined ? {} : { cause }), properties);

describe('naming a failure', () => {
  it.each([
    ['a full disk', failure('write', { code: 'ENOSPC' }), 'storage_full'],
    [
      'a full disk of the database',
      failure('query', {}, failure('could not extend file', { code: '53100' })),
      'storage_full',
    ],
    [
      'a database that is away',
      failure('query', {}, failure('connect', { code: 'ECONNREFUSED' })),
      'unavailable',
    ],
    [
      'a database that goes away',
      failure('query', {}, failure('Connection terminated unexpectedly')),
      'unavailable',
    ],
    ['a pool with no connection left', failure('timeout exceeded when trying to connect'), 'unavailable'],
    [
      'a person who was deleted at that moment',
      failure('query', {}, failure('violates foreign key constraint', { code: '23503' })),
      'conflict',
    ],
    ['an unreadable body', failure('bad', { statusCode: 400 }), 'malformed_request'],
    [
      'a path out of a folder',
      failure('Forbidden', { code: 'FST_STATIC_FORBIDDEN_PATH', statusCode: 403 }),
      'not_found',
    ],
    ['what the framework refuses', failure('Gone', { statusCode: 410 }), 'malformed_request'],
    ['a form cut short', failure('Unexpected end of multipart data'), 'malformed_request'],
    ['a mistake of ours', new TypeError('x is undefined'), 'internal_error'],
    ['no error at all', 'thrown text', 'internal_error'],
  ])('tells %s', (_what, error, code) => {
    expect(classifyFailure(error)).toBe(code);
  });
});
