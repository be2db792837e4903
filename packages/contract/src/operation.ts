import type { z } from 'zod';

/**
 * Who may call an operation. `unverified` also lets in a token whose email is not verified yet;
 * `signed-in` wants a verified or anonymous user; `admin` an administrator.
 */
export type Access = 'public' | 'unverified' | 'signed-in' | 'admin';

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base path, parameters in Fastify's spelling: `/users/admin/:id`. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The text fields of a `multipart/form-data` body, beside its one file. */
  form?: z.ZodType;
  /** The name of that file's field; `file` where it is left out. */
  fileField?: string;
  /** Absent where the answer is a stream of bytes; then `produces` names its type. */
  reply?: z.ZodType;
  produces?: string;
}

export const operation = <const Op extends Operation>(definition: Op): Op => definition;
