import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { numbersInCode } from './paper.ts';
import type { Paper } from './paper.ts';
import { parsePaper } from './parse-paper.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'papers');

function readPaper(file: string): Paper {
  const parsed = parsePaper(readFileSync(path.join(FOLDER, file), 'utf8'));
  if (!parsed.ok) throw new Error(`papers/${file}: ${parsed.problems.join(' ')}`);
  const { book, test } = numbersInCode(parsed.paper.code);
  if (file !== path.join(`c${book}`, `t${test}.json`))
    throw new Error(`papers/${file} holds the paper ${parsed.paper.code}`);
  return parsed.paper;
}

function inOrder(one: Paper, other: Paper): number {
  const [first, second] = [numbersInCode(one.code), numbersInCode(other.code)];
  return first.book - second.book || first.test - second.test;
}

let papers: readonly Paper[] | undefined;

/** The papers that come with the app, by book and test; read once and frozen. */
export function readPapers(): readonly Paper[] {
  papers ??= Object.freeze(globSync('*/*.json', { cwd: FOLDER }).map(readPaper).sort(inOrder));
  return papers;
}
