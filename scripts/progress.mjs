// @ts-check

const TERMINAL_INTERVAL_MS = 1_000;
/** A log file gets a sign of life, not a line every second. */
const LOG_INTERVAL_MS = 15_000;

/** Standard error, so that a command's own output stays machine-readable. */
export const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/** An expected failure: its message is the whole story, so no stack is shown. */
export class PlainFailure extends Error {}

export const formatDuration = (/** @type {number} */ durationMs) => {
  const totalSec = Math.round(durationMs / 1_000);
  return totalSec < 60 ? `${totalSec} s` : `${Math.floor(totalSec / 60)} min ${totalSec % 60} s`;
};

/**
 * Announces a long step, shows that it is alive and says how long it took.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withProgress = async (label, work) => {
  const startedAtMs = Date.now();
  const elapsed = () => formatDuration(Date.now() - startedAtMs);
  const onTerminal = process.stderr.isTTY;

  if (!onTerminal) say(`${label} …`);
  const timer = setInterval(
    () => process.stderr.write(onTerminal ? `\r${label} … ${elapsed()} ` : `${label} … ${elapsed()}\n`),
    onTerminal ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS,
  );
  try {
    const result = await work();
    say(`${onTerminal ? '\r' : ''}${label}: done in ${elapsed()}`);
    return result;
  } catch (error) {
    if (onTerminal) say('');
    throw error;
  } finally {
    clearInterval(timer);
  }
};

/**
 * The body of every command: its exit code is the command's, an expected failure is one sentence.
 * @param {() => Promise<number>} body
 */
export const runScript = async (body) => {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
};
