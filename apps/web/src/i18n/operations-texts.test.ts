import { operationLimits } from '@bandwise/contract/limits';
import { expect, it } from 'vitest';
import english from './en/operations.json' with { type: 'json' };
import chinese from './zh/operations.json' with { type: 'json' };

it('names everything on the operations screen as the specification does', () => {
  const { stats, auto, quick, history } = english;
  expect([english.title, stats.title, auto.title, quick.title, history.title]).toEqual([
    'System Operations',
    'System Statistics',
    'Auto Backup Status',
    'Quick Operations',
    'Backup History',
  ]);
  expect([stats.users, stats.tests, stats.database, stats.disk, stats.lastBackup, stats.never]).toEqual([
    'Total Users',
    'Total Tests',
    'Database Size',
    'Disk Usage',
    'Last Backup',
    'Never',
  ]);
  expect([auto.enabled, auto.disabled, auto.running, auto.stopped, auto.next, auto.notScheduled]).toEqual([
    'Enabled',
    'Disabled',
    'Running',
    'Stopped',
    'Next Backup Time',
    'Not Scheduled',
  ]);
  expect([quick.create, quick.restore, quick.refresh]).toEqual([
    'Create Backup',
    'Restore Data',
    'Refresh Data',
  ]);
  expect([history.auto, history.manual, history.completed, history.failed, history.inProgress]).toEqual([
    'Auto',
    'Manual',
    'Completed',
    'Failed',
    'In Progress',
  ]);
  expect([history.noDescription, history.empty]).toEqual(['No description', 'No backup records']);
});

it('tells every outcome in Chinese as well', () => {
  for (const text of [...Object.values(chinese.toast), chinese.refusal])
    expect(text).toMatch(/\p{Script=Han}/u);
});

it('moves the progress bars as specified: 10 per 500 ms, 8 per 600 ms', () => {
  const { backupStepPercent, backupTickMs, restoreStepPercent, restoreTickMs } = operationLimits;
  expect([backupStepPercent, backupTickMs, restoreStepPercent, restoreTickMs]).toEqual([10, 500, 8, 600]);
});
