/** Browsers word it differently, and the builder has its own words for a style sheet: a part of the app did not come. */
export const isFetchFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);
