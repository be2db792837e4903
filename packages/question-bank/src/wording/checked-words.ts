/** Words of the papers that the pronouncing dictionary lacks; each was looked up and listened to. */
export const checkedWords = new Set(['organise', 'tidying']);
