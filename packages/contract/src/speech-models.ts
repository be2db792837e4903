import { z } from 'zod';
import { operation } from './operation.ts';

/** `waiting`: no worker has told anything yet. `failed`: it is tried again by itself. */
export const modelStates = ['waiting', 'fetching', 'ready', 'failed'] as const;

export const getModelState = operation({
  method: 'GET',
  path: '/system/models',
  access: 'public',
  summary: 'Whether the speech engine has its models, and how far they have come',
  reply: z.object({
    state: z.enum(modelStates),
    doneBytes: z.int(),
    totalBytes: z.int(),
    /** What went wrong and where, for administrators; null for everybody else. */
    message: z.string().nullable(),
  }),
});
