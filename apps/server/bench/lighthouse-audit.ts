import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import type { Defer } from './measurement.ts';

/** What we read of a report; the rest is for people. */
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  runtimeError: z.object({ message: z.string() }).optional(),
});

type Report = z.output<typeof reportSchema>;

export interface Audit {
  report: Report;
  /** Everything, as JSON. */
  text: string;
}

export type AuditPage = (url: string, categories: readonly string[]) => Promise<Audit>;

interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: unknown } | undefined>;
}
interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

const chromiumFlags = ['--headless=new', '--no-sandbox'];

/**
 * Lighthouse with its own settings: a phone on slow 4G, simulated from what a fast load showed, in a browser that is signed in
 * with a token, or not. `packages` is the folder that it was installed in.
 */
export async function openLighthouse(
  packages: string,
  origin: string,
  token: string | undefined,
  defer: Defer,
): Promise<AuditPage> {
  const load = async <Module>(file: string) =>
    (await import(pathToFileURL(path.join(packages, file)).href)) as Module;
  const lighthouse = await load<Lighthouse>('lighthouse/core/index.js');
  const { launch } = await load<ChromeLauncher>('chrome-launcher/dist/index.js');
  const profile = await makeProfile(origin, token, defer);
  const browser = await launch({
    chromePath: process.env.BANDWISE_CHROMIUM,
    userDataDir: profile,
    chromeFlags: chromiumFlags,
  });
  defer(async () => browser.kill());
  return async (url, categories) => {
    const result = await lighthouse.default(url, {
      port: browser.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    const report = reportSchema.parse(result?.lhr);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return { report, text: JSON.stringify(result?.lhr) };
  };
}

/** The profile of a browser in which somebody has signed in. */
async function makeProfile(origin: string, token: string | undefined, defer: Defer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-lighthouse-'));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  if (token === undefined) return folder;
  const executablePath = process.env.BANDWISE_CHROMIUM;
  const context = await chromium.launchPersistentContext(folder, {
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(`localStorage.setItem('token', '${token}')`);
  await context.close();
  return folder;
}
