import { readStored, writeStored } from './browser-storage.ts';

const storageKey = 'microphone';

export const readMicrophoneId = (): string | undefined => readStored(storageKey) ?? undefined;
/** Null stands for the browser's own choice. */
export const writeMicrophoneId = (deviceId: string | null): void => writeStored(storageKey, deviceId);
