import type { Audio } from './audio.ts';
import { openWav } from './open-wav.ts';

/** Reads any uncompressed WAV file; what it cannot read is an `AudioError`. */
export function readWav(bytes: Uint8Array): Audio {
  const wav = openWav(bytes);
  return wav.decode(0, wav.frames);
}
