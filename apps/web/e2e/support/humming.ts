import { writeFile } from 'node:fs/promises';
import { writeWav } from '@bandwise/speech/audio/write-wav';

/** A rate that the browser's fake microphone plays. */
const microphoneHz = 48_000;
const toneHz = 180;
const syllablesPerSec = 4;

/** Syllables of a low tone, for the fake microphone: enough where nobody asks what was said. */
export async function humInto(file: string): Promise<void> {
  const samples = Float32Array.from({ length: 2 * microphoneHz }, (_, index) => {
    const turns = (2 * Math.PI * index) / microphoneHz;
    return 0.4 * Math.sin(toneHz * turns) * Math.abs(Math.sin((syllablesPerSec / 2) * turns));
  });
  await writeFile(file, writeWav({ samples, sampleRateHz: microphoneHz }));
}
