import { z } from 'zod';
import { READ_CRITERIA } from './descriptors.ts';

/** Far beyond what is asked for: more is no examiner's reply. */
const LONGEST_TEXT = 4000;
const LONGEST_LIST = 30;

const band = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d(?:\.\d+)?$/u)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(9));
const text = z.string().max(LONGEST_TEXT);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(LONGEST_LIST).default([]);

export const replySchema = z.object({
  bands: z.object({ fluency: band, lexical: band, grammar: band }),
  overall_impression: text,
  criteria: z.object({ fluency: text, lexical: text, grammar: text }),
  strengths: list(z.object({ quote: text, comment: text })),
  weaknesses: list(z.object({ criterion: z.enum(READ_CRITERIA), quote: text, comment: text })),
  corrections: list(z.object({ kind: text, quote: text, better: text, why: text })),
  action_plan: list(text),
  answers: list(z.object({ number: z.int(), comment: text })),
  encouragement: text,
});
export type Reply = z.infer<typeof replySchema>;

/** An answer of a model that no feedback can be made of. The message never holds the model's own text. */
export class NonsensicalReply extends Error {
  override readonly name = 'NonsensicalReply';
}
