/** The pace our voices are set to, pauses counted. */
const WORDS_PER_MINUTE = 150;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}'-]+/gu) ?? [];

/** How long a voice needs to read a text aloud, from its number of words. */
export const readingTimeSec = (text: string): number => (wordsOf(text).length / WORDS_PER_MINUTE) * 60;
