import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import type { Bench, Measurement } from './measurement.ts';
import { startServerProcess } from './server-process.ts';

const budgetKb = 200;
const pages = { home: '/', 'sign-in': '/login' };

/** All the JavaScript a visitor's browser loads for a first page, gzipped as the server sends it. */
export const firstPage: Bench = async ({ defer }) => {
  const server = await startServerProcess(defer);
  const measurements: Measurement[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const scripts = await loadedScripts(`${server.url}${path}`);
    if (scripts.length === 0) throw new Error(`${path} loaded no script: is the web app built?`);
    const sizes = await Promise.all(scripts.map(gzippedBytes));
    measurements.push({
      case: `JavaScript of ${name}, ${scripts.length} files`,
      unit: 'kB',
      measured: sizes.reduce((sum, size) => sum + size, 0) / 1_000,
      base: budgetKb,
      limit: { atMost: 1 },
    });
  }
  return measurements;
};

/** A fresh browser, so that nothing comes from a cache. */
async function loadedScripts(url: string): Promise<string[]> {
  const executablePath = process.env.BANDWISE_CHROMIUM;
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.headers()['content-type']?.includes('javascript')) scripts.add(response.url());
    });
    await page.goto(url);
    // The page is painted before its scripts are even asked for.
    await page.locator('html:not([data-prerendered])').waitFor();
    await page.waitForLoadState('networkidle');
    return [...scripts];
  } finally {
    await browser.close();
  }
}

async function gzippedBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(url, { headers: { 'accept-encoding': 'gzip' } }, (reply) => {
    if (reply.headers['content-encoding'] === 'gzip') resolve(buffer(reply));
    else reject(new Error(`${url} answered ${String(reply.statusCode)}, not gzipped`));
  }).on('error', reject);
  return (await promise).length;
}
