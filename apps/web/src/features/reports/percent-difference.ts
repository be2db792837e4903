/** How far a session is from the average, in percent of it; nothing can be said where the average is 0. */
export const percentDifference = (current: number, average: number): number =>
  average === 0 ? 0 : Math.round((100 * (current - average)) / average);
