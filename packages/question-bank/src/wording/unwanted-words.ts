/** American spelling and usage. */
export const americanWords =
  /\b(\w*(?:color|favor|flavor|honor|labor|neighbor|behavior|humor|rumor|harbor|vapor)(?:s|ed|ing|ite|ites|hood|hoods|able)?|cent(?:er|ers|ered)|theaters?|(?:kilo|centi)?meters?|liters?|fibers?|gray|plow|skeptical|aging|airplanes?|aluminum|analog|artifacts?|catalogs?|checkers|cozy|dialogs?|donuts?|draft beer|enroll?ment|fulfill|gotten|jewelry|math|moms?|mold|pajamas|programs?|skillful|specialty|tires?|(?:travel|cancel|model|label|signal|marvel)(?:ed|ing|er|ers)|\w+(?:iz|yz)(?:e|es|ed|er|ers|ing|ation|ations)|apartments?|elevators?|sidewalks?|subways?|vacations?|movies?|trucks?|trash|garbage|candy|cookies?|faucets?|downtown|soccer|highways?|freeways?|gasoline|mailbox|mailman|restrooms?|closets?|sneakers|pants|drugstores?|sophomores?|semesters?|grade school|college major|cell phones?|zip codes?|parking lots?|stores)\b/i;

/** British words that the pattern above would take for American ones. */
const british = new Set(['size', 'sizes', 'prize', 'prizes', 'seize', 'capsize']);

export const americanWordsIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(americanWords, 'gi')), ([word]) => word).filter(
    (word) => !british.has(word.toLowerCase()),
  );

/** What an examiner does not ask a stranger about, by stem. */
const sensitive = {
  religion:
    'god gods church mosque temple pray prayer religio faith holy sacred christ muslim islam hindu buddh jew bible quran easter diwali ramadan soul',
  politics:
    'politic election vote voter president minister parliament party war wars army soldier military weapon border refugee immigra migrant protest strike nationalis tax',
  harm: 'death die dead died dying kill murder crime criminal steal stole thief accident disaster earthquake flood illness ill disease cancer hospital disab suicide violen',
  body: 'weight fat thin slim diet beautiful ugly sex gender race ethnic skin pregnan',
  excess: 'alcohol beer wine drunk drug smok cigarette gambl betting casino lottery pork beef',
  privacy:
    'salary income debt rich poor wealth divorce dating boyfriend girlfriend husband wife married marriage wedding mother father parents servant maid',
  brands:
    'google apple facebook instagram youtube tiktok twitter whatsapp wechat amazon netflix microsoft samsung nike adidas toyota starbucks ikea lego disney olympic wikipedia uber airbnb zoom',
} as const;

const WHOLE_WORDS = new Set(
  'god gods pray soul vote party war wars die dead died ill fat thin diet sex race skin tax rich poor wine beer drug steal stole maid pork beef apple amazon zoom uber nike lego jew strike'.split(
    ' ',
  ),
);

const stems = Object.values(sensitive).flatMap((words) => words.split(' '));

export const sensitiveWordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) =>
    stems.some((stem) => (WHOLE_WORDS.has(stem) ? word === stem : word.startsWith(stem))),
  );
