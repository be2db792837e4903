import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const score = z.number();
const labels = z.record(
  z.string(),
  z.object({
    accuracy: score,
    fluency: score,
    prosodic: score,
    total: score,
    words: z.array(
      z.object({
        text: z.string(),
        accuracy: score,
        phones: z.array(z.string()).nonempty(),
        phone_acc: z.array(score),
      }),
    ),
  }),
);

/** A sentence with the experts' scores: 0 to 10, of phones 0 to 2. */
export type ScoredSentence = z.infer<typeof labels>[string] & { id: string };

/** Sentences of a file in the format of speechocean762's labels, in the order of their ids. */
export async function readScoredSentences(labelsFile: string): Promise<ScoredSentence[]> {
  const all = labels.parse(JSON.parse(await readFile(labelsFile, 'utf8')));
  return Object.entries(all)
    .map(([id, sentence]) => ({ id, ...sentence }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
