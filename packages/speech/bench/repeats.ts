import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findRepeats } from '../src/fluency/find-repeats.ts';

/** Repeats and corrections found in transcribed interviews (NICT JLE), beside those its transcribers marked; fillers left out. */
const interview = z.object({ turns: z.array(z.array(z.tuple([z.string(), z.string()]).rest(z.unknown()))) });

const { values } = parseArgs({
  options: { interviews: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
if (values.interviews === undefined)
  throw new Error('Usage: node bench/repeats.ts --interviews interviews.jsonl');

const count = { marked: 0, found: 0, both: 0, words: 0 };
for (const line of (await readFile(values.interviews, 'utf8')).split('\n').filter((one) => one !== '')) {
  for (const turn of interview.parse(JSON.parse(line)).turns) {
    const words = turn.filter(([, tag]) => tag !== 'i');
    const marked = new Set(words.flatMap(([, tag], at) => (tag.startsWith('rp') ? [at] : [])));
    const found = new Set(
      findRepeats(words.map(([word]) => word)).map(({ firstWord, wordCount }) => firstWord + wordCount),
    );
    count.words += words.length;
    count.marked += marked.size;
    count.found += found.size;
    count.both += marked.intersection(found).size;
    if (values.verbose && marked.symmetricDifference(found).size > 0)
      console.error(
        words.map(([word], at) => `${marked.has(at) ? '*' : ''}${found.has(at) ? '+' : ''}${word}`).join(' '),
      );
  }
}
const share = (part: number, whole: number) => Number((part / whole).toFixed(3));
console.log(
  JSON.stringify({
    ...count,
    precision: share(count.both, count.found),
    recall: share(count.both, count.marked),
  }),
);
