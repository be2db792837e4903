import { backupNamePattern } from '@bandwise/contract/operations';
import { expect, it } from 'vitest';
import { backupNameOf } from './send-backup-file.ts';

it.each([
  ['bandwise-2026-11-15-023000.zip', 'bandwise-2026-11-15-023000.zip'],
  ['bandwise-2026-11-15-023000 (1).ZIP', 'bandwise-2026-11-15-023000-1.zip'],
  ['备份 school.zip', 'school.zip'],
  [`${'long'.repeat(60)}.zip`, `${'long'.repeat(60).slice(0, 90)}.zip`],
])('%s is sent as %s', (name, sent) => {
  expect(backupNameOf(name)).toBe(sent);
  expect(sent).toMatch(backupNamePattern);
});
