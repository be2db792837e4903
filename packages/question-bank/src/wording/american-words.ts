const pattern = new RegExp(
  [
    // color, neighborhood, favorite, behaviors
    '\\w*(?:col|fav|flav|hon|lab|neighb|behavi|hum|rum|harb|vap|savi)or(?:s|ed|ing|ite|ites|hood|hoods|able|al)?',
    // organize, analyzing, realization
    '\\w+[iy]z(?:e|es|ed|er|ers|ing|ation|ations)',
    // center, meters
    '(?:cent|theat|(?:kilo|centi)?met|lit|fib)er(?:s|ed)?',
    // traveled, modeling
    '(?:travel|cancel|model|label|signal|marvel|fuel|quarrel)(?:ed|ing|er|ers)',
    // other spellings
    'gray|plow|skeptical|aging|aluminum|catalogs?|cozy|dialogs?|donuts?|enrollment|fulfill|jewelry|math|moms?|mold|pajamas|programs?|skillful|tires?|gotten|airplanes?',
    // other words for it
    'apartments?|elevators?|sidewalks?|subways?|vacations?|movies?|trucks?|trash|garbage|candy|cookies?|faucets?|downtown|soccer|highways?|freeways?|gasoline|mailbox|restrooms?|closets?|sneakers|pants|drugstores?|stores?|semesters?|cell phones?|zip codes?|parking lots?',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'gi',
);

/** British, though it looks like organize. */
const BRITISH = new Set(['size', 'sizes', 'sized', 'prize', 'prizes', 'seize', 'capsize']);

/** Words of a text that are American in spelling or usage. */
export const americanWordsIn = (text: string): string[] =>
  Array.from(text.matchAll(pattern), ([word]) => word).filter((word) => !BRITISH.has(word.toLowerCase()));
