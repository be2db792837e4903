import { readStored, writeStored } from '../../lib/browser-storage.ts';

const keyOf = (sessionId: number) => `notes-${sessionId}`;

/** Notes of a long turn stay in this browser, for as long as the session is not finished. */
export const readNotes = (sessionId: number) => readStored(keyOf(sessionId)) ?? '';
export const keepNotes = (sessionId: number, notes: string) => writeStored(keyOf(sessionId), notes || null);
export const forgetNotes = (sessionId: number) => writeStored(keyOf(sessionId), null);
