import { rulesOf } from '../rule.ts';

/** Where a clause begins: what comes next is its subject, not the object of a verb or a preposition before it. */
const CLAUSE =
  '<=because|but|so|that|think|if|when|where|while|and|example|although|though|then|say|know|nowadays|sometimes|usually|course|actually|now';

/** The same for a single person: after "and" there may be two of them ("I and my wife go"). */
const CLAUSE_OF_ONE = CLAUSE.replace('|and|', '|');

/** After these a bare verb is right, whoever comes between: "let everybody know", "does anyone want". */
const BARE_AFTER =
  "<!make|makes|made|making|let|lets|letting|help|helps|helped|see|saw|seen|watch|watched|hear|heard|do|does|did|n't|can|could|will|would|should|shall|may|might|must|to|suggest|recommend|have|had|has|like|than|of|about|with|for";

const SINGULAR_VERB = 'Words like "everyone" and "nobody" take a singular verb.';
const ONE = 'One person or thing: the verb takes -s.';
const PLURAL_VERB = 'More than one: the verb has no -s.';
const SAID_TWICE = 'Name the subject once.';

export const subjectRules = rulesOf('agreement', [
  [
    'E9',
    2,
    '<!of|in|for|to|on which ADJ? PL is|was|has',
    '{1..-2} {-1:many}',
    'A plural subject takes a plural verb.',
  ],
  [
    'E5',
    2,
    `${BARE_AFTER} EVERY else|always|also|just|really|already? PLAIN|need|use|try|help|work|live|play|love|start >!NOUN`,
    '{1..-2} {-1:s}',
    SINGULAR_VERB,
  ],
  [
    'E5',
    2,
    `${BARE_AFTER} no one PLAIN|need|use|try|help|work|live|play|love`,
    'no one {3:s}',
    SINGULAR_VERB,
  ],
  ['E5', 2, "<!do EVERY do n't", "{1} doesn't", SINGULAR_VERB],
  [
    'E5',
    2,
    '<!are|were|if anyone|anybody|nothing|something|anything are|were|have',
    '{1} {2:every}',
    SINGULAR_VERB,
  ],
  [
    'E5',
    2,
    `${CLAUSE} every|each person|student|child|family|country|city|house|school|student|teacher|man|woman|one|company are|were|have`,
    '{1..-2} {-1:every}',
    '"Every" and "each" take a singular verb.',
  ],
  [
    'E1',
    2,
    `${CLAUSE_OF_ONE} my|his|her|our|their|the KIN|teacher|friend|doctor|owner always|often|usually|also|just|never|sometimes|only|really? V0s >!NOUN|'s|n't`,
    '{1..-2} {-1:s}',
    ONE,
  ],
  [
    'E8',
    2,
    `${CLAUSE_OF_ONE} my|his|her|our|their|the|this|that ADJ? ONE do n't`,
    "{1..-3} doesn't",
    "One person or thing: doesn't.",
  ],
  [
    'E2',
    2,
    `${CLAUSE_OF_ONE} my|his|her|our|the|this|that|a ADJ? city|country|town|house|car|room|phone|computer|machine|person|man|woman|student|teacher|child|book|film|movie|story|language|place|job|technology|internet have`,
    '{1..-2} has',
    'One person or thing: has.',
  ],
  [
    'E1',
    2,
    '<!like|of|about person|someone|somebody|anyone|everyone|man|woman|girl|boy|teacher|guy who always|usually|often|also|really|only|just? PLAIN|live|work|need|like|love|help|use|play',
    '{1..-2} {-1:s}',
    '"Who" stands for one person here: the verb takes -s.',
  ],
  ['E3', 2, '<!what|of|which|that people VS_CLEAR', '{1} {2:base}', '"People" is plural.'],
  [
    'E9',
    2,
    `${CLAUSE} the|my|our|his|her|their|these|those|some|many|most|all|other|which ADJ|other|of? ADJ? PL is|was|has|does`,
    '{1..-2} {-1:many}',
    'A plural subject takes a plural verb.',
  ],
  [
    'E9',
    2,
    '<=because|but|think|if|when|nowadays PL has|does|was',
    '{1} {2:many}',
    'A plural subject takes a plural verb.',
  ],
  [
    'E9',
    2,
    `${CLAUSE} the|my|our|these|those|some|many|most|all|other ADJ? PL VS_CLEAR`,
    '{1..-2} {-1:base}',
    PLURAL_VERB,
  ],
  [
    'E3',
    2,
    '<!of people|children|students|friends|parents|men|women|kids|teachers who is|was|has|does',
    '{1..-2} {-1:many}',
    'The verb after "who" matches the noun before it.',
  ],
  [
    'E3',
    2,
    '<!of people|children|students|friends|parents|men|women|kids|teachers who VS_CLEAR',
    '{1..-2} {-1:base}',
    'The verb after "who" matches the noun before it.',
  ],
  [
    'E6',
    2,
    `${CLAUSE} one of my|the|our|his|her|their ADJ|EST? N2 are|were|have`,
    '{1..-2} {-1:every}',
    'The subject is "one": a singular verb.',
  ],
  [
    'E4',
    2,
    'there are|were a|an ADJ? park|river|school|problem|man|woman|girl|boy|shop|house|place|library|station|car|table|bed|cat|dog|computer|museum|cafe|mountain|beach|hospital|supermarket|restaurant|market|bridge|desk|window >!of|NOUN',
    'there {2:every} {3..-1}',
    'The verb matches the noun that follows it.',
  ],
]);

export const doubleSubjectRules = rulesOf('word order', [
  [
    'E133',
    2,
    `${CLAUSE} my|his|her|our KIN|friend|teacher he|she VERB|always|usually|often|also|never|just`,
    '{1} {2} {-1}',
    SAID_TWICE,
  ],
  [
    'E133',
    2,
    "<=because|but|so|that|think|if|when|nowadays|example the|some|many|most|all|these ADJ|young|old|other? people|children|students|kids|parents they do|are|ca|wo|'re|also|always|usually|often n't? V0|VERB|ADJ|DOING ADJ|ADV|DET|NUM|enough|much|many|more|a",
    '{1..-1:single}',
    SAID_TWICE,
  ],
]);
