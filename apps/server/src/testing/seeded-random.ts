export interface Random {
  /** From 0 up to and without `below`. */
  int(below: number): number;
  chance(oneIn: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, and the same on every machine, so that a finding can be made again from its seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    chance: (oneIn) => int(oneIn) === 0,
    pick(items) {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[int(items.length)] as (typeof items)[number];
    },
  };
}
