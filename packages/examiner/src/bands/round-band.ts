const LOWEST_BAND = 1;
const HIGHEST_BAND = 9;

const hold = (value: number): number => Math.max(LOWEST_BAND, Math.min(HIGHEST_BAND, value));

/** To the nearest half band, .25 and .75 up: the way overall bands are rounded. */
export const roundBand = (value: number): number => hold(Math.floor(value * 2 + 0.5) / 2);

export const lowerHalf = (value: number): number => hold(Math.floor(value * 2) / 2);

export const upperHalf = (value: number): number => hold(Math.ceil(value * 2) / 2);
