// @ts-check

/** One Ctrl-C may reach us twice, from the terminal and from npm; a second one comes later than this. */
const SAME_SIGNAL_MS = 1_000;

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** A terminal sends Ctrl-C to every process at once, so our children have it already. */
export const childrenHaveIt = (/** @type {NodeJS.Signals} */ signal) =>
  signal === 'SIGINT' && process.stdin.isTTY;

/**
 * Calls `stop` when we are told to stop, and `force` when we are told again.
 * @param {{ stop: (signal: NodeJS.Signals) => void, force: () => void }} actions
 * @returns {() => void} ends it
 */
export const onStopSignals = ({ stop, force }) => {
  /** @type {number | undefined} */
  let stoppingSinceMs;
  let forced = false;
  const handle = (/** @type {NodeJS.Signals} */ signal) => {
    if (stoppingSinceMs === undefined) {
      stoppingSinceMs = Date.now();
      stop(signal);
    } else if (!forced && Date.now() - stoppingSinceMs > SAME_SIGNAL_MS) {
      forced = true;
      force();
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, handle);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, handle);
  };
};
