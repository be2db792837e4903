import { z } from 'zod';

/** A setting that may be left out; one that is empty or blank was left out. */
export const optionalText = z
  .string()
  .optional()
  .transform((value) => (value?.trim() === '' ? undefined : value?.trim()));
