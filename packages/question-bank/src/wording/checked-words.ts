/** Words of the papers that the pronouncing dictionary lacks; spelling and our voices' sounds for them were checked. */
export const checkedWords = new Set(['organise', 'tidying']);
