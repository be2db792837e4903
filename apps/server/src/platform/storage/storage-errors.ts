export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound';
  readonly code = 'OBJECT_NOT_FOUND';

  constructor(key: string, options?: ErrorOptions) {
    super(`There is no object ${key}`, options);
  }
}

export class InvalidKey extends Error {
  override readonly name = 'InvalidKey';
  readonly code = 'INVALID_KEY';
}

export class RangeNotSatisfiable extends Error {
  override readonly name = 'RangeNotSatisfiable';
  readonly code = 'RANGE_NOT_SATISFIABLE';
}

/** No space or quota left: an operator must act, a retry does not help. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
  readonly code = 'STORAGE_FULL';
}

/** The disk or the S3 server failed or refused us; the same call may work later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly code = 'STORAGE_UNAVAILABLE';
}

const ownErrors = [ObjectNotFound, InvalidKey, RangeNotSatisfiable, StorageFull, StorageUnavailable];

export function isStorageError(error: unknown): boolean {
  return ownErrors.some((ownError) => error instanceof ownError);
}
