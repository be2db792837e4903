import type { Defer } from '../bench/measurement.ts';

interface Tools {
  defer: Defer;
  say: (line: string) => void;
  /** Between two stages. */
  stopAll: () => Promise<void>;
}

/** Whatever was started is stopped, also when the run is interrupted; the exit code says whether all is well. */
export async function runWithCleanUp(run: (tools: Tools) => Promise<boolean>): Promise<void> {
  const toStop: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (let stop = toStop.pop(); stop !== undefined; stop = toStop.pop()) await stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  try {
    const isWell = await run({
      defer: (stop) => void toStop.push(stop),
      // Standard error, so that the report alone is on standard output.
      say: (line) => void process.stderr.write(`${line}\n`),
      stopAll,
    });
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await stopAll();
  }
}
