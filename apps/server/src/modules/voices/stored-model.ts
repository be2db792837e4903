import { createHash } from 'node:crypto';

/** Raised when the same word would be spoken or heard otherwise. */
const modelVersion = 1;

/** The same words in other white space or case are the same model. */
function objectKeyOf(text: string, extension: 'flac' | 'json'): string {
  const said = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const hash = createHash('sha256')
    .update(JSON.stringify([modelVersion, said]))
    .digest('hex');
  return `speech/models/${hash}.${extension}`;
}

/** A word to be repeated: its sound, and what our own ear made of that. */
export const modelSoundKey = (text: string): string => objectKeyOf(text, 'flac');
export const modelFactsKey = (text: string): string => objectKeyOf(text, 'json');
