import type { Copy } from './installation.ts';

/** Something that goes wrong. Resolves when its cause is over, not when everything has recovered. */
export interface Fault {
  name: string;
  strike: () => Promise<void>;
}

/** An installation with what can be broken in it. */
export interface Stage {
  name: string;
  copies: readonly Copy[];
  /** Those that answer requests. */
  urls: readonly string[];
  faults: readonly Fault[];
}
