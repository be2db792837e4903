import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@bandwise/contract/languages';
import { chromium } from '@playwright/test';
import { makeContactSheets } from './contact-sheets.ts';
import { openSchool } from './school.ts';
import { themes, widths } from './screen.ts';
import { screens } from './screens/screens.ts';
import { takeScreen, type Finding, type Picture } from './take-screen.ts';

const { values } = parseArgs({
  options: {
    /** Screens whose names begin with one of these: `--only practice,home`. */
    only: { type: 'string' },
    languages: { type: 'string' },
    themes: { type: 'string' },
    widths: { type: 'string' },
    out: { type: 'string', default: '.cache/gallery' },
    /** Keeps the school there, for the next time. */
    data: { type: 'string' },
  },
});

/** Those of a list that an option names, or all. */
function choose<Value extends string | number>(list: readonly Value[], option: string | undefined): Value[] {
  const names = option?.split(',');
  const unknown = names?.filter((name) => !list.map(String).includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${list.join(', ')}`);
  return list.filter((value) => names?.includes(String(value)) ?? true);
}

const chosen = screens.filter(
  ({ name }) => values.only?.split(',').some((only) => name.startsWith(only)) ?? true,
);
if (chosen.length === 0) throw new Error(`--only takes: ${screens.map(({ name }) => name).join(', ')}`);
const chosenLanguages = choose(languages, values.languages);
const wanted = {
  themes: choose(themes, values.themes),
  widths: choose(widths, values.widths),
  folder: path.resolve(values.out),
};

await rm(path.join(wanted.folder, 'sheets'), { recursive: true, force: true });
await mkdir(path.join(wanted.folder, 'sheets'), { recursive: true });
const { school, close } = await openSchool(values.data);
const executablePath = process.env.BANDWISE_CHROMIUM;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${school.microphoneFile}`,
  ],
});
const pictures: Picture[] = [];
const findings: Finding[] = [];

/** Told screen by screen, so that a run that is stopped has said what it saw. */
function tell(found: readonly Finding[]): void {
  for (const [what, places] of Map.groupBy(found, ({ screen, kind, what }) => `${screen}: ${kind}: ${what}`))
    console.log(`FINDING  ${what}  (${places.map(({ where }) => where).join(', ')})`);
}

try {
  for (const screen of chosen) {
    process.stderr.write(`${screen.name}\n`);
    const found: Finding[] = [];
    for (const [index, language] of chosenLanguages.entries()) {
      const taken = await takeScreen(browser, school, screen, {
        ...wanted,
        language,
        withContrast: index === 0,
      });
      pictures.push(...taken.pictures);
      found.push(...taken.findings);
    }
    tell(found);
    findings.push(...found);
  }
  const sheets = await makeContactSheets(browser, wanted.folder, pictures);
  console.log(`${pictures.length} pictures, ${sheets.length} contact sheets: ${wanted.folder}`);
} finally {
  await browser.close();
  await close();
}

console.log(`${findings.length} findings.`);
await writeFile(path.join(wanted.folder, 'findings.json'), JSON.stringify(findings, undefined, 2));
process.exitCode = findings.length === 0 ? 0 : 1;
