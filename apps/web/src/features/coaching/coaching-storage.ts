import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { stepTypes, type StepType } from './coaching-plan.ts';

/** How far somebody is with a word; what they said stays in the memory of the page. */
export interface KeptWord {
  done: readonly StepType[];
  /** Of the last try. */
  score: number | null;
}

export type KeptCoaching = Readonly<Record<string, KeptWord>>;

const keyOf = (sessionId: number) => `coaching-${sessionId}`;

/** In this browser, until it is started again. */
export function keepCoaching(sessionId: number, coaching: KeptCoaching): void {
  const hasBegun = Object.values(coaching).some(({ done }) => done.length > 0);
  writeStored(keyOf(sessionId), hasBegun ? JSON.stringify(coaching) : null);
}

export function readCoaching(sessionId: number): KeptCoaching {
  const words = parse(readStored(keyOf(sessionId)) ?? '{}');
  return Object.fromEntries(
    Object.entries(words).map(([word, kept]) => [
      word,
      {
        done: stepTypes.filter((step) => kept.done?.includes(step)),
        score: typeof kept.score === 'number' ? kept.score : null,
      },
    ]),
  );
}

/** Written by an older version, or by hand: what cannot be read counts as nothing. */
function parse(text: string): Record<string, Partial<KeptWord>> {
  try {
    return JSON.parse(text) as Record<string, Partial<KeptWord>>;
  } catch {
    return {};
  }
}
