import { errorCode } from '../errors/error-code.ts';
import { InvalidKey, isStorageError, StorageFull, StorageUnavailable } from './storage-errors.ts';

export function isAbsence(error: unknown): boolean {
  return errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR';
}

export function toStorageError(error: unknown, key: string): unknown {
  if (isStorageError(error)) return error;
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StorageFull('The disk is full', { cause: error });
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
    case 'ENOTEMPTY':
      return new InvalidKey(`${key} is an object and cannot be a folder too, or the other way round`, {
        cause: error,
      });
    default:
      return new StorageUnavailable('The disk storage failed', { cause: error });
  }
}
