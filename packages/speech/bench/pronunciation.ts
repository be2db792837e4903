import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyserSets, closeAnalyser, openAnalyser } from '../src/analysis/analyser.ts';
import { fetchedModels, fromWhereTheUserIs } from '../src/commands/command.ts';
import type { Pair } from './correlation.ts';
import { pearson, spearman } from './correlation.ts';
import type { SentencePairs } from './judge-sentence.ts';
import { judgeSentence } from './judge-sentence.ts';
import { readSentenceAudio, shuffled } from './learner-corpus.ts';
import { readScoredSentences } from './scored-sentences.ts';

/** Correlation of our scores with experts': one JSON line. Sentences are dealt out to as many processes as there are cores. */
const usage =
  'npm run bench:pronunciation -- --labels labels.json --audio FOLDER [--unscripted] [--limit N] [--weights FOLDER]';
const columns = ['phone', 'word', 'accuracy', 'fluency', 'prosody', 'total'] as const;
const orderSeed = 1;

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    audio: { type: 'string' },
    unscripted: { type: 'boolean', default: false },
    limit: { type: 'string' },
    weights: { type: 'string' },
    part: { type: 'string' },
  },
});
if (values.labels === undefined || values.audio === undefined) {
  console.error(`Usage: ${usage}`);
  process.exit(1);
}
const labelsFile = fromWhereTheUserIs(values.labels);
const audioFolder = fromWhereTheUserIs(values.audio);
const inOrder = await readScoredSentences(labelsFile);
const sentences =
  values.limit === undefined ? inOrder : shuffled(inOrder, orderSeed).slice(0, Number(values.limit));

/** One process's share of the sentences; tells of each as it is judged. */
async function judgePart(part: number, parts: number): Promise<void> {
  const store = await fetchedModels(analyserSets());
  const analyser = await openAnalyser(store, {
    threads: 1,
    ...(values.weights === undefined ? {} : { weightsFolder: fromWhereTheUserIs(values.weights) }),
  });
  for (const sentence of sentences.filter((_, index) => index % parts === part)) {
    const audio = await readSentenceAudio(audioFolder, sentence.id);
    process.send?.((await judgeSentence(analyser, audio, sentence, values.unscripted)) ?? null);
  }
  await closeAnalyser(analyser);
  process.disconnect();
}

function runPart(part: number, parts: number, take: (pairs: SentencePairs | null) => void): Promise<void> {
  const args = [...process.argv.slice(2), '--part', `${part}/${parts}`];
  const child = fork(fileURLToPath(import.meta.url), args);
  child.on('message', (message) => take(message as SentencePairs | null));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a process ended with ${code ?? 'a signal'}`)),
    );
  });
}

const rounded = (value: number) => Math.round(10_000 * value) / 10_000;
const table = (pairs: SentencePairs, measure: (pairs: readonly Pair[]) => number) =>
  Object.fromEntries(columns.map((column) => [column, rounded(measure(pairs[column]))]));
const count = (pick: (sentence: (typeof sentences)[number]) => number) =>
  sentences.reduce((sum, sentence) => sum + pick(sentence), 0);

if (values.part === undefined) {
  await fetchedModels(analyserSets());
  const all: SentencePairs = { phone: [], word: [], accuracy: [], fluency: [], prosody: [], total: [] };
  let notJudged = 0;
  const take = (pairs: SentencePairs | null) => {
    if (pairs === null) notJudged++;
    else for (const column of columns) all[column].push(...pairs[column]);
  };
  const parts = Math.min(availableParallelism(), sentences.length);
  await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part, parts, take)));
  console.log(
    JSON.stringify({
      n: all.total.length,
      text: values.unscripted ? 'not known' : 'known',
      notJudged,
      phonesPaired: all.phone.length,
      phones: count(({ words }) => words.reduce((sum, { phones }) => sum + phones.length, 0)),
      wordsPaired: all.word.length,
      words: count(({ words }) => words.length),
      pearson: table(all, pearson),
      spearman: table(all, spearman),
    }),
  );
} else {
  const [part = 0, parts = 1] = values.part.split('/').map(Number);
  await judgePart(part, parts);
}
