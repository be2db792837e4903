import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLearnerWithFeedback } from './learner-with-feedback.ts';
import { openLighthouse, type Audit, type AuditPage } from './lighthouse-audit.ts';
import { auditedPages, type AuditedPage } from './lighthouse-pages.ts';
import { median } from './measurement.ts';

const { values } = parseArgs({
  options: {
    /** Where Lighthouse is installed. */
    packages: { type: 'string' },
    /** Whose reports are kept, one JSON file a page. */
    reports: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});

/** Of 100, on every page and in every category. */
const scoreMin = 95;
const categories = ['performance', 'accessibility', 'best-practices'];
/** Nobody searches for a page that is behind a sign-in. */
const publicCategories = [...categories, 'seo'];

const figures = [
  {
    title: 'first paint',
    audit: 'first-contentful-paint',
    format: (ms: number) => `${(ms / 1000).toFixed(2)} s`,
  },
  {
    title: 'largest',
    audit: 'largest-contentful-paint',
    format: (ms: number) => `${(ms / 1000).toFixed(2)} s`,
  },
  { title: 'blocked', audit: 'total-blocking-time', format: (ms: number) => `${ms.toFixed(0)} ms` },
  { title: 'shift', audit: 'cumulative-layout-shift', format: (shift: number) => shift.toFixed(3) },
];

const toStop: (() => Promise<void>)[] = [];
const defer = (stop: () => Promise<void>): void => void toStop.push(stop);

async function stopAll(): Promise<void> {
  for (let stop = toStop.pop(); stop !== undefined; stop = toStop.pop()) await stop();
}

/** The median of each score, and whether all are good enough. */
async function auditPage(
  page: AuditedPage,
  origin: string,
  audit: AuditPage,
): Promise<{ line: string; isGood: boolean }> {
  const wanted = page.isSignedIn ? categories : publicCategories;
  const audits: Audit[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    audits.push(await audit(`${origin}${page.path}`, wanted));
  await keepReport(page, audits);
  const scores = wanted.map((category) =>
    Math.round(100 * median(audits.map(({ report }) => report.categories[category]?.score ?? 0))),
  );
  const measured = figures.map(({ audit: name, format }) =>
    format(median(audits.map(({ report }) => report.audits[name]?.numericValue ?? NaN))),
  );
  const cells = [...publicCategories.map((_, index) => scores[index]?.toString() ?? '–'), ...measured];
  return { line: row(page.name, cells), isGood: scores.every((score) => score >= scoreMin) };
}

async function keepReport({ name }: AuditedPage, audits: readonly Audit[]): Promise<void> {
  if (values.reports === undefined) return;
  await mkdir(values.reports, { recursive: true });
  await writeFile(path.join(values.reports, `${name.replaceAll(' ', '-')}.json`), audits.at(-1)?.text ?? '');
}

const nameWidth = 20;
const cellWidth = 14;
const row = (name: string, cells: readonly string[]): string =>
  `| ${name.padEnd(nameWidth)} | ${cells.map((cell) => cell.padStart(cellWidth)).join(' | ')} |`;

async function run(): Promise<boolean> {
  const { packages } = values;
  if (packages === undefined)
    throw new Error('Say with --packages where Lighthouse is: `npm run lighthouse` does.');
  const learner = await openLearnerWithFeedback(defer);
  const asGuest = await openLighthouse(packages, learner.url, undefined, defer);
  const asLearner = await openLighthouse(packages, learner.url, learner.token, defer);
  const pages = auditedPages(learner).filter(({ name }) => values.only === undefined || name === values.only);
  if (pages.length === 0) throw new Error(`There is no page ${String(values.only)}.`);
  const titles = [...publicCategories, ...figures.map(({ title }) => title)];
  console.log(row('page', titles));
  console.log(
    row(
      '-'.repeat(nameWidth),
      titles.map(() => '-'.repeat(cellWidth)),
    ),
  );
  let isGood = true;
  for (const page of pages) {
    const result = await auditPage(page, learner.url, page.isSignedIn ? asLearner : asGuest);
    console.log(result.line);
    isGood &&= result.isGood;
  }
  console.log(isGood ? `All scores are ${scoreMin} or more.` : `Some scores are below ${scoreMin}.`);
  return isGood;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await stopAll();
}
