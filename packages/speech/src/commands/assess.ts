import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Analysis } from '../analysis/analyse.ts';
import { analyse } from '../analysis/analyse.ts';
import { analyserSets, closeAnalyser, openAnalyser } from '../analysis/analyser.ts';
import { levelProblemMessage } from '../audio/judge-levels.ts';
import { readAnswer } from '../audio/read-answer.ts';
import type { AssessedWord, Assessment } from '../pronunciation/assessment.ts';
import type { Command } from './command.ts';
import { fetchedModels, readUserFile, UsageError } from './command.ts';

const usage = 'assess FILE [--text "WHAT SHOULD BE SAID"]';

const percent = (confidence: number) => `${Math.round(100 * confidence)} %`;
const seconds = (value: number | null) => (value === null ? '' : value.toFixed(2));

/** Columns side by side, the first to the left and numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 1 || i === 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const scoreRows = ({ pronunciation_scores: scores, confidences }: Assessment) => [
  ['score', 'of 100', 'sure'],
  ...(Object.keys(scores) as (keyof typeof scores)[]).map((name) => [
    name,
    scores[name].toFixed(0),
    percent(confidences[name]),
  ]),
];

const phonesOf = ({ phonemes }: AssessedWord) =>
  phonemes
    .map(({ ipa, accuracy_score, flagged }) => `${ipa} ${accuracy_score.toFixed(0)}${flagged ? '!' : ''}`)
    .join('  ');

const wordRows = ({ words }: Assessment) => [
  ['word', 'of 100', 'sure', 'from', 'to', 'error', 'sounds'],
  ...words.map((word) => [
    word.word,
    word.accuracy_score.toFixed(0),
    percent(word.confidence),
    seconds(word.startSec),
    seconds(word.endSec),
    word.error_type === 'None' ? '' : word.error_type,
    phonesOf(word),
  ]),
];

function describeAnalysis({ outcome, text, problems, pronunciation }: Analysis): string {
  const heard = outcome === 'no_speech' ? 'No speech was found in the recording.' : `Heard: ${text}`;
  const judged =
    pronunciation === null
      ? outcome === 'no_speech'
        ? []
        : ['The recording is too unclear, too short or not English: its pronunciation cannot be judged.']
      : ['', table(scoreRows(pronunciation)), '', table(wordRows(pronunciation))];
  return [heard, ...problems.map(levelProblemMessage), ...judged].join('\n');
}

export const assess: Command = {
  usage,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { text: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError(usage);
    if (values.text !== undefined && !/[\p{L}\p{N}]/u.test(values.text))
      throw new UsageError('The text holds no word.');
    const audio = readAnswer(await readUserFile(file));
    const analyser = await openAnalyser(await fetchedModels(analyserSets()), {
      threads: availableParallelism(),
    });
    const analysis = await analyse(analyser, audio, { text: values.text });
    await closeAnalyser(analyser);
    return { text: describeAnalysis(analysis), json: analysis };
  },
};
