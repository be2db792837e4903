// @ts-check

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * A check has one outcome.
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countCheck = (exitCode) =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that ends badly without naming a failed test (a crash, an unhandled rejection, no report) has failed once.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
const withExitCode = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * A file that fails outside its tests (it does not load, a hook throws) counts as one failure.
 * @param {VitestReport | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countVitest = (report, exitCode) => {
  if (report === undefined) return countCheck(exitCode === 0 ? 1 : exitCode);
  const failed = report.testResults
    .filter((file) => file.status === 'failed')
    .map((file) => Math.max(1, file.assertionResults.filter((test) => test.status === 'failed').length))
    .reduce((sum, count) => sum + count, 0);
  const skipped = report.numPendingTests + report.numTodoTests;
  return withExitCode({ passed: report.numPassedTests, failed, skipped }, exitCode);
};

/**
 * A test that passed when it was tried again is told by the runner as flaky: something to look into, not a failure.
 * @param {PlaywrightReport | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countPlaywright = (report, exitCode) => {
  if (report === undefined) return countCheck(exitCode === 0 ? 1 : exitCode);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode(
    { passed: expected + flaky, failed: unexpected + report.errors.length, skipped },
    exitCode,
  );
};

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const addCounts = (all) => ({
  passed: all.reduce((sum, counts) => sum + counts.passed, 0),
  failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  skipped: all.reduce((sum, counts) => sum + counts.skipped, 0),
});

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
