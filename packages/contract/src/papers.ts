import { z } from 'zod';
import { examCodeSchema, examSchema, flag, pageQuery, partSchema, questionSchema } from './exam-tests.ts';
import { operation } from './operation.ts';

const paperSummarySchema = examSchema.extend({
  version: z.int(),
  is_retired: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type PaperSummary = z.infer<typeof paperSummarySchema>;

export const listPapers = operation({
  method: 'GET',
  path: '/exam-tests/papers',
  access: 'signed-in',
  summary: 'The papers, by book and test; administrators may ask for retired ones too',
  query: z.object({ ...pageQuery, include_retired: flag.default(false) }),
  reply: z.object({ items: z.array(paperSummarySchema), total: z.int() }),
});

export const getPaper = operation({
  method: 'GET',
  path: '/exam-tests/papers/:code',
  access: 'signed-in',
  summary: 'One paper with everything it asks',
  params: z.object({ code: examCodeSchema }),
  reply: paperSummarySchema.extend({
    parts: z.array(z.object({ part: partSchema, questions: z.array(questionSchema) })),
  }),
});

/** Papers as the question bank writes them; each is checked by the bank's own schema. */
const paperFileSchema = z.object({ papers: z.array(z.record(z.string(), z.unknown())).min(1).max(500) });

export const exportPapers = operation({
  method: 'GET',
  path: '/exam-tests/papers/export',
  access: 'admin',
  summary: 'Every paper that is offered, as a file that can be imported again',
  reply: paperFileSchema,
});

export const importPapers = operation({
  method: 'POST',
  path: '/exam-tests/papers/import',
  access: 'admin',
  summary: 'Add papers, or new versions of papers; sessions that have begun keep their questions',
  body: paperFileSchema,
  reply: z.object({
    added: z.array(z.string()),
    updated: z.array(z.string()),
    unchanged: z.array(z.string()),
  }),
});

export const setPaperRetired = operation({
  method: 'PUT',
  path: '/exam-tests/papers/:code/retired',
  access: 'admin',
  summary: 'Stop or resume offering a paper; sessions that have begun go on',
  params: z.object({ code: examCodeSchema }),
  body: z.object({ retired: z.boolean() }),
  reply: z.object({ paper: paperSummarySchema }),
});
