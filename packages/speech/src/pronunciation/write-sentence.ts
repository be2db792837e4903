const inOneCase = (text: string) => text === text.toUpperCase() || text === text.toLowerCase();

/**
 * A text as the recogniser would write it, so that it is not surprised by the writing: a text all in capitals or all in small
 * letters gets a capital at its beginning and in “I”, and every text gets an end.
 */
export function writeSentence(text: string): string {
  const words = text.trim().split(/\s+/).join(' ');
  const cased = inOneCase(words)
    ? words
        .toLowerCase()
        .replace(/\bi(?=$|[ ',.?!;:])/g, 'I')
        .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    : words;
  return /[.?!]$/.test(cased) ? cased : `${cased.replace(/[,;:-]+$/, '')}.`;
}
