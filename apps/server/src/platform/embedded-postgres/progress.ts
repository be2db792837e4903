/** Tells the console that a wait goes on. It has no end of its own: a recovery cut short only begins again. */
export interface Progress {
  /** Throws when we were told to stop. */
  check(): void;
}

const firstLineAfterMs = 2_000;
const nextLineAfterMs = 15_000;

export function createProgress(say: (line: string) => void, signal: AbortSignal | undefined): Progress {
  const startMs = Date.now();
  let nextLineMs = startMs + firstLineAfterMs;
  return {
    check: () => {
      signal?.throwIfAborted();
      if (Date.now() < nextLineMs) return;
      nextLineMs = Date.now() + nextLineAfterMs;
      const waitedSec = Math.round((Date.now() - startMs) / 1000);
      say(`Waiting for the database, which may be recovering from an unclean stop (${waitedSec} s) …`);
    },
  };
}
