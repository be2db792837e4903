import { expect, inject, it } from 'vitest';
import { pickFreePort } from '../embedded-postgres/launch-server.ts';
import { connectionProblem } from './connection-problem.ts';
import { migrateDatabase } from './migrate.ts';

const change = (part: Partial<Pick<URL, 'password' | 'pathname' | 'port'>>) =>
  Object.assign(new URL(inject('postgresUrl')), part).href;

const problemWith = (connectionString: string, isOutside = true) =>
  migrateDatabase(connectionString, () => Promise.resolve()).then(
    () => undefined,
    (error: unknown) => connectionProblem(error, isOutside),
  );

it.each([
  [
    'no database',
    () => change({ pathname: '/nowhere' }),
    /^The database named in DATABASE_URL does not exist/,
  ],
  ['no address', () => 'postgresql://ann@[database', /^DATABASE_URL is not an address/],
])('one sentence tells of %s in DATABASE_URL', async (_case, url, sentence) => {
  expect(await problemWith(url())).toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(sentence) as string,
  });
});

// Elsewhere PostgreSQL may be set up to ask for none.
it.runIf(process.env.TEST_DATABASE_URL === undefined)('one sentence tells of a wrong password', async () => {
  expect(await problemWith(change({ password: 'guess' }))).toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^PostgreSQL refused the user or password in DATABASE_URL/) as string,
  });
});

it('a database of our own is not told as one in DATABASE_URL', async () => {
  const url = change({ port: String(await pickFreePort()) });
  expect(await problemWith(url, false)).not.toMatchObject({ name: 'StartupError' });
});
