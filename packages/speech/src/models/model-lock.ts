import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { preparation } from './onnx/prepare-model.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const lockedFile = z.strictObject({
  /** Inside the package. */
  path: z.string(),
  /** First and one past the last byte, where the model is a part of a larger file. */
  byteRange: z.tuple([z.int().nonnegative(), z.int().positive()]).optional(),
  prepare: preparation.optional(),
  /** `SET/NAME`: a set is what one part of the engine needs. */
  to: z.string().regex(/^[a-z-]+\/[\w.-]+$/),
  /** Of the file as it is written here. */
  bytes: z.int().positive(),
  sha256,
});

const lockedPackage = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** Of the tarball, as npm's registry tells it. */
  integrity: z.string().regex(/^sha512-/),
  bytes: z.int().positive(),
  licence: z.string(),
  credit: z.string(),
  files: z.array(lockedFile).min(1),
});

const modelLock = z.strictObject({ packages: z.array(lockedPackage).min(1) });

export type LockedFile = z.infer<typeof lockedFile>;
export type LockedPackage = z.infer<typeof lockedPackage>;
export type ModelLock = z.infer<typeof modelLock>;

const lockPath = new URL('../../../../models.lock.json', import.meta.url);

/** The models this version of Bandwise runs on. */
export const readModelLock = async (): Promise<ModelLock> =>
  modelLock.parse(JSON.parse(await readFile(lockPath, 'utf8')));

export const setOf = (file: LockedFile): string => file.to.slice(0, file.to.indexOf('/'));
