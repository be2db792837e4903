import type { Microphone } from './capture.ts';

/** What the browser lists beside the real devices: they stand for one of those. */
const standIns = new Set(['default', 'communications']);

/** The microphones to choose from; nameless, or none at all, until the learner has allowed one. */
export async function listMicrophones(): Promise<Microphone[]> {
  const { mediaDevices } = navigator as Partial<Navigator>;
  const devices = (await mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '' && !standIns.has(deviceId))
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

/** Tells when one is plugged in or out. */
export function watchMicrophones(onChange: () => void): () => void {
  const { mediaDevices } = navigator as Partial<Navigator>;
  mediaDevices?.addEventListener('devicechange', onChange);
  return () => mediaDevices?.removeEventListener('devicechange', onChange);
}
