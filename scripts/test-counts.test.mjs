// @ts-check
import { describe, expect, it } from 'vitest';
import { addCounts, countCheck, countPlaywright, countVitest, summaryLine } from './test-counts.mjs';

/** @param {{ status: string, tests: string[] }[]} files */
const vitestReport = (files) => ({
  numPassedTests: files.flatMap(({ tests }) => tests).filter((status) => status === 'passed').length,
  numPendingTests: files.flatMap(({ tests }) => tests).filter((status) => status === 'pending').length,
  numTodoTests: 0,
  testResults: files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  })),
});

/** @param {Partial<import('./test-counts.mjs').PlaywrightReport['stats']>} stats */
const playwrightReport = (stats, errors = /** @type {unknown[]} */ ([])) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('countVitest', () => {
  it('counts every test', () => {
    const report = vitestReport([
      { status: 'passed', tests: ['passed', 'passed', 'pending'] },
      { status: 'failed', tests: ['passed', 'failed', 'failed'] },
    ]);
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('counts a file that does not load as one failure', () => {
    const report = vitestReport([
      { status: 'passed', tests: ['passed'] },
      { status: 'failed', tests: [] },
    ]);
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts an unhandled error after green tests as one failure', () => {
    expect(countVitest(vitestReport([{ status: 'passed', tests: ['passed'] }]), 1).failed).toBe(1);
  });

  it('fails when there is no report, even at exit code 0', () => {
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest(undefined, 137).failed).toBe(1);
  });
});

describe('countPlaywright', () => {
  it('counts errors outside tests as failures, and what passed at the second try as passed', () => {
    const report = playwrightReport({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, ['no server']);
    expect(countPlaywright(report, 1)).toEqual({ passed: 6, failed: 2, skipped: 2 });
  });

  it('fails when the run was cut short without a failed test', () => {
    expect(countPlaywright(playwrightReport({ expected: 5 }), 143).failed).toBe(1);
    expect(countPlaywright(undefined, 0).failed).toBe(1);
  });
});

describe('summaryLine', () => {
  it('adds everything up', () => {
    const counts = addCounts([countCheck(0), countCheck(2), { passed: 10, failed: 0, skipped: 0 }]);
    expect(summaryLine(counts)).toBe('11 passed, 1 failed');
  });

  it('names skipped tests only when there are some', () => {
    expect(summaryLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
  });
});
