import type { User } from '@bandwise/contract/accounts';

/** Who makes a request, and with which of their sessions. */
export interface Identity {
  tokenId: number;
  user: User;
}

/** Finds out who a bearer token belongs to; undefined when it opens nothing. */
export type Authenticate = (token: string) => Promise<Identity | undefined>;
