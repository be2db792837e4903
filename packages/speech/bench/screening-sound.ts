import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Audio } from '../src/audio/audio.ts';
import { readWav } from '../src/audio/read-wav.ts';
import { writeWav } from '../src/audio/write-wav.ts';
import { speechKey } from '../src/voices/cached-speech.ts';
import type { Voices } from '../src/voices/open-voices.ts';
import { joinPieces } from '../src/voices/shape-speech.ts';
import type { Voice } from '../src/voices/voice.ts';

/** A best voice speaks slower than it is listened to, so its sound is kept for the next recogniser. */
export async function speakOnce(
  voices: Voices,
  voice: Voice,
  question: string,
  folder: string,
): Promise<Audio> {
  const file = path.join(folder, `${voice.id}-${speechKey(question, voice)}.wav`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return readWav(kept);
  const sound = joinPieces(await Array.fromAsync(voices.speak(question, voice)));
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.part`, writeWav(sound));
  await rename(`${file}.part`, file);
  return sound;
}
