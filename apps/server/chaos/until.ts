import { setTimeout as delay } from 'node:timers/promises';

/** As often as a browser that is awake. */
export const lookEveryMs = 1_000;

export async function until<Value>(
  look: () => Promise<Value>,
  isThere: (value: Value) => boolean,
  { what, patienceMs }: { what: string; patienceMs: number },
): Promise<Value> {
  for (const startedAtMs = Date.now(); ;) {
    const value = await look();
    if (isThere(value)) return value;
    if (Date.now() - startedAtMs > patienceMs)
      throw new Error(`${what} has not come in ${patienceMs / 1000} s: ${JSON.stringify(value)}`);
    await delay(lookEveryMs);
  }
}
