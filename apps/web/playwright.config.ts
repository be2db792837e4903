import { defineConfig, devices } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consoleFile } from './e2e/support/server-console.ts';

const port = Number(process.env.BANDWISE_E2E_PORT ?? 8097);
/** This file is read by every worker; the first to read it chooses the folder for all. */
process.env.BANDWISE_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'bandwise-e2e-'));

const debianChromium = '/usr/bin/chromium';
const chromium = process.env.BANDWISE_CHROMIUM ?? (existsSync(debianChromium) ? debianChromium : undefined);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalTeardown: './e2e/support/remove-data.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Real audio at the speed of speech on two shared cores: one slow second must not cost a whole run. Told as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // A press on what never comes fails soon and says so, instead of using up the time of the whole test.
    actionTimeout: 30_000,
    // A fifth of the run's time when every test is traced.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'first account', testMatch: 'first-account.setup.ts' },
    { name: 'journeys', dependencies: ['first account'] },
  ],
  webServer: {
    command: `exec node apps/server/src/main.ts > "${consoleFile(process.env.BANDWISE_E2E_DATA)}"`,
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      BANDWISE_DATA: process.env.BANDWISE_E2E_DATA,
      // Fetched once for all tests of this clone.
      BANDWISE_MODELS: path.resolve(import.meta.dirname, '../../.cache/models'),
      // Every test comes from one address.
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'warn',
    },
  },
});
