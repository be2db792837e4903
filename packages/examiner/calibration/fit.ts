import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { agreement } from './agreement.ts';
import { crossFit } from './cross-fit.ts';
import { fingerprint } from './fingerprint.ts';
import { fitLevel } from './fit-level.ts';
import { measureInterviews } from './measure-interviews.ts';
import { readInterviews } from './read-interviews.ts';

const MODEL = path.join(import.meta.dirname, '../src/bands/level-model.json');
const FITTED = path.join(import.meta.dirname, 'fitted-interviews.json');

const file = process.argv[2];
if (file === undefined) throw new Error('Usage: node packages/examiner/calibration/fit.ts INTERVIEWS.jsonl');
const interviews = await readInterviews(file);
const rated = measureInterviews(interviews);
const levels = rated.map(({ level }) => level);
console.log(JSON.stringify({ n: rated.length, mode: 'cross-fitted', ...agreement(crossFit(rated), levels) }));
writeFileSync(MODEL, `${JSON.stringify(fitLevel(rated), null, 2)}\n`);
writeFileSync(FITTED, `${JSON.stringify(interviews.map(fingerprint).join(' '))}\n`);
