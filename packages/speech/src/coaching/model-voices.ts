/** Women's voices that our recogniser understands best, in the order in which they are tried. */
export const modelVoices = ['us-claire', 'us-grace', 'us-laura'] as const;
