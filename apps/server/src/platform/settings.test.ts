import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

const readme = path.resolve(import.meta.dirname, '../../../../README.md');

describe('settings', () => {
  it('are complete with nothing set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 8080,
      role: 'all',
      databaseUrl: undefined,
      s3: undefined,
      trustProxy: false,
    });
  });

  it('treat an empty variable as not set', () => {
    expect(readSettings({ DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ ROLE: 'boss' }, 'ROLE'],
    [{ ROLE: 'worker' }, 'DATABASE_URL'],
    [{ S3_BUCKET: 'recordings' }, 'S3_ACCESS_KEY_ID'],
  ])('name what is wrong in %j', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
  });

  it('are all in the table of the README', () => {
    const text = readFileSync(readme, 'utf8');
    const listed = [...text.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...settingNames].sort());
  });
});
