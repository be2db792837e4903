import { configDefaults, defineConfig } from 'vitest/config';

/** Starts the PostgreSQL that the module tests share. */
const globalSetup = 'apps/server/src/testing/global-setup.ts';
/** Looks at what all other tests of the server have left behind. */
const AFTER_SERVER_TESTS = 'apps/server/src/**/*.after.test.ts';

/** One process reads the modules once for all files: for tests that leave nothing behind in them. */
const isolate = false;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], isolate },
      },
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/{src,browser,bench}/**/*.test.ts'], isolate },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/{src,bench,attack}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, AFTER_SERVER_TESTS],
          // Real processes, databases and queues on two shared cores: one slow second must not cost a whole run.
          retry: 1,
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'server, afterwards',
          include: [AFTER_SERVER_TESTS],
          globalSetup,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/{src,gallery}/**/*.test.{ts,tsx}'], isolate },
      },
    ],
  },
});
