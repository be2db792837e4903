import { useSyncExternalStore } from 'react';
import { onOutboxState, outboxState } from './outbox-state.ts';

/** What lies in this browser of the signed-in user, and whether sending it is stuck. */
export const useOutbox = () => useSyncExternalStore(onOutboxState, outboxState, outboxState);
