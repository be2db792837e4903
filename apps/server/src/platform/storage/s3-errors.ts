import { S3ServiceException } from '@aws-sdk/client-s3';
import { isStorageError, RangeNotSatisfiable, StorageFull, StorageUnavailable } from './storage-errors.ts';

/** How S3-compatible servers say that their disk or the bucket's quota is full, besides HTTP 507. */
const fullErrorNames = [
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'InsufficientStorage',
];
const insufficientStorageStatus = 507;

export function isS3Absence(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

export function toStorageError(error: unknown, key: string): unknown {
  if (isStorageError(error)) return error;
  if (!(error instanceof S3ServiceException))
    return new StorageUnavailable('The S3 server did not answer', { cause: error });
  if (error.name === 'InvalidRange')
    return new RangeNotSatisfiable(`${key} is shorter than the range`, { cause: error });
  if (fullErrorNames.includes(error.name) || error.$metadata.httpStatusCode === insufficientStorageStatus) {
    return new StorageFull('The S3 server is full', { cause: error });
  }
  return new StorageUnavailable(`The S3 server answered ${error.name}`, { cause: error });
}
