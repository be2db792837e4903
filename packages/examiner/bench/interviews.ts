import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { agreement } from '../calibration/agreement.ts';
import { crossFit } from '../calibration/cross-fit.ts';
import { fingerprint } from '../calibration/fingerprint.ts';
import { measureInterviews } from '../calibration/measure-interviews.ts';
import { readInterviews, type Interview } from '../calibration/read-interviews.ts';
import { excerptOf } from './excerpt.ts';
import { predictLevel } from '../src/bands/level-model.ts';
import { shippedModel } from '../src/bands/shipped-model.ts';

const { values } = parseArgs({ options: { interviews: { type: 'string' }, words: { type: 'string' } } });
if (values.interviews === undefined)
  throw new Error('Usage: npm run bench:examiner -- --interviews FILE.jsonl [--words 150]');

const fittedFile = path.join(import.meta.dirname, '../calibration/fitted-interviews.json');
const fitted = new Set((JSON.parse(readFileSync(fittedFile, 'utf8')) as string).split(' '));

const interviews = await readInterviews(values.interviews);
const seen = interviews.filter((interview) => fitted.has(fingerprint(interview)));
const unseen = interviews.filter((interview) => !seen.includes(interview));
const words = values.words === undefined ? undefined : Number(values.words);
const judgedPart = (all: readonly Interview[]) =>
  measureInterviews(words === undefined ? all : all.map((interview) => excerptOf(interview, words)));

// An interview that the model was fitted on is judged by models of the other folds; any other by the model we ship.
const predicted = [
  ...(seen.length === 0 ? [] : crossFit(measureInterviews(seen), judgedPart(seen))),
  ...judgedPart(unseen).map(({ measures }) => predictLevel(measures, shippedModel)),
];
const levels = [...seen, ...unseen].map(({ level }) => level);
const mode = unseen.length === 0 ? 'cross-fitted' : seen.length === 0 ? 'applied' : 'mixed';
const figures = agreement(predicted, levels);
console.log(
  JSON.stringify({
    n: levels.length,
    mode,
    fittingInterviews: seen.length,
    ...(words === undefined ? {} : { words }),
    ...figures,
  }),
);
