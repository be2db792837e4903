import { describe, expect, it } from 'vitest';
import { toStorageError } from './disk-errors.ts';
import { InvalidKey, ObjectNotFound, StorageFull, StorageUnavailable } from './storage-errors.ts';

describe('errors of the disk', () => {
  it.each([
    ['ENOSPC', StorageFull],
    ['EDQUOT', StorageFull],
    ['EISDIR', InvalidKey],
    ['EACCES', StorageUnavailable],
    ['EROFS', StorageUnavailable],
    ['EIO', StorageUnavailable],
  ])('takes %s for what it means and keeps it as the cause', (code, expected) => {
    const cause = Object.assign(new Error('the system says no'), { code });
    const error = toStorageError(cause, 'a');
    expect(error).toBeInstanceOf(expected);
    expect(error).toMatchObject({ cause });
  });

  it('leaves our own errors as they are', () => {
    const error = new ObjectNotFound('a');
    expect(toStorageError(error, 'a')).toBe(error);
  });
});
