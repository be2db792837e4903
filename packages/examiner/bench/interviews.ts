import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { agreement } from '../calibration/agreement.ts';
import { crossFit } from '../calibration/cross-fit.ts';
import { fingerprint } from '../calibration/fingerprint.ts';
import { measureInterviews } from '../calibration/measure-interviews.ts';
import { readInterviews } from '../calibration/read-interviews.ts';
import { predictLevel } from '../src/bands/level-model.ts';
import { shippedModel } from '../src/bands/shipped-model.ts';

const { values } = parseArgs({ options: { interviews: { type: 'string' } } });
if (values.interviews === undefined)
  throw new Error('Usage: npm run bench:examiner -- --interviews FILE.jsonl');

const fittedFile = path.join(import.meta.dirname, '../calibration/fitted-interviews.json');
const fitted = new Set((JSON.parse(readFileSync(fittedFile, 'utf8')) as string).split(' '));

const interviews = await readInterviews(values.interviews);
const rated = measureInterviews(interviews);
const seen = rated.filter((_, index) =>
  fitted.has(fingerprint(interviews[index] ?? { id: '', level: 0, turns: [] })),
);
const unseen = rated.filter((interview) => !seen.includes(interview));

// An interview that the model was fitted on is judged by models of the other folds; any other by the model we ship.
const predicted = [...crossFit(seen), ...unseen.map(({ measures }) => predictLevel(measures, shippedModel))];
const levels = [...seen, ...unseen].map(({ level }) => level);
const mode = unseen.length === 0 ? 'cross-fitted' : seen.length === 0 ? 'applied' : 'mixed';
console.log(
  JSON.stringify({ n: rated.length, mode, fittingInterviews: seen.length, ...agreement(predicted, levels) }),
);
