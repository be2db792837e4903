import { rulesOf } from '../rule.ts';

/** After these a bare verb is right: "makes it go", "does she like", "should he go", "that it be". */
const BEFORE_BARE =
  "<!make|makes|made|making|let|lets|help|helps|helped|see|saw|seen|watch|watched|hear|heard|do|does|did|n't|can|could|will|would|should|shall|may|might|must|'ll|'d|to|suggest|suggested|recommend|recommended|insist|demand|about|with|for|than|of|like|feel|have|had";

export const agreementRules = rulesOf('agreement', [
  [
    'E62',
    2,
    'he|she explain|describe|suggest me|him|us|them',
    '{1} {2:s} to {3}',
    'We explain something to somebody, and the verb takes -s.',
  ],
  [
    'E1',
    2,
    `${BEFORE_BARE} he|she ADVly|always|often|usually|also|just|never|sometimes? V0s >!to|n't`,
    '{1..-2} {-1:s}',
    'After he, she or it the verb takes -s.',
  ],
  [
    'E85',
    2,
    `${BEFORE_BARE} it|this|that mean|look|seem|depend|take|need|sound|happen`,
    '{1} {2:s}',
    'After "it" the verb takes -s.',
  ],
  [
    'E2',
    2,
    '<!do|does|did|can|will|would|could|my|our|your|their he|she|it have',
    '{1} has',
    'One person or thing: has.',
  ],
  [
    'E2',
    2,
    "<!do|does|did|n't|can|will|would|could|and|with|of my|his|her|our father|mother|sister|brother|wife|husband|son|daughter|friend|boss|teacher|city|country|town|house have",
    '{1} {2} has',
    'One person or thing: has.',
  ],
  [
    'E1',
    2,
    "<!do|does|did|n't|can|will|would|could|and|with|of|make|makes|made|let|see|help|to my|his|her|our father|mother|sister|brother|wife|husband|son|daughter|boss|teacher live|like|work|go|cook|make|want|love|play|speak|say|think|tell|teach|drive|come",
    '{1} {2} {3:s}',
    'One person: the verb takes -s.',
  ],
  ['E3', 2, '<!what|of|which people is|was|has', '{1} {2:many}', '"People" is plural.'],
  [
    'E4',
    2,
    'there is|was NUM|many|several|few many? N2|NOUN',
    'there {2:there} {3..-2} {-1:pl}',
    'The verb matches the noun that follows it.',
  ],
  [
    'E5',
    2,
    '<!are|were everyone|everybody|someone|somebody|nobody|everything are|were|have',
    '{1} {2:every}',
    'Words like "everyone" take a singular verb.',
  ],
  [
    'E6',
    2,
    "one of my|the|our|his|her|their|these|those ADJ|EST? N1 >!PURENOUN|of|'s",
    '{1..-2} {-1:pl}',
    'One of a group: the noun is plural.',
  ],
  [
    'E7',
    2,
    'news|information|furniture|homework|advice are|were',
    '{1} {2:every}',
    'This noun is singular in English.',
  ],
  ['E8', 2, "he|she|it do n't", "{1} doesn't", "With he, she and it: doesn't."],
  [
    'E9',
    2,
    '<!and|of|that|which|if|if|wish we|they|you was >!a|the',
    '{1} were',
    'With we, you and they: were.',
  ],
  [
    'E10',
    2,
    '^ the price|number|cost|quality|level of N2 are',
    '{1..-2} is',
    'The verb follows the first noun.',
  ],
]);
