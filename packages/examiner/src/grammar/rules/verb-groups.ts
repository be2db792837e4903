import { rulesOf } from '../rule.ts';

const ONE_VERB = 'One verb is enough here.';
const BE_ING = 'After "be", the verb takes -ing.';
const AFTER_PREPOSITION = 'After a preposition, use -ing.';

/** Verbs of something going on, which after "be" most likely lack their -ing. */
const GOING_ON =
  'disappear|happen|become|get|grow|go|come|learn|teach|build|spend|make|take|eat|buy|improve|speak';

export const verbGroupRules = rulesOf('tense', [
  ['E19', 2, "<!what|do|all it|that|this 's|is depend|mean|happen|seem|belong", '{1} {3:s}', ONE_VERB],
  [
    'E19',
    2,
    "<!do|what|all SUBJ|people|NOUN am|'m|are|'re|is|were|was not|n't agree|know|think|want|have|understand|believe|enjoy|need|remember",
    '{1} {2:dont} {-1}',
    'A negative verb takes "don\'t", not "be".',
  ],
  [
    'E19',
    2,
    `<!do|does|did|all|what|how PL|they|we|you are|'re|were now|still|slowly|also|really|always? ${GOING_ON} >!NOUN`,
    '{1..-2} {-1:ing}',
    BE_ING,
  ],
  [
    'E19',
    2,
    "PL|they|we|you are|'re now|still|also|really|always? agree|disagree|know|think|want|believe|understand|depend|prefer|exist|enjoy|belong|have|need|remember|forget|tend|seem|include|require >!NOUN",
    '{1} {-1}',
    ONE_VERB,
  ],
  ['E19', 2, `i am|'m now|still|also? ${GOING_ON}|live|study|work >!NOUN`, 'I am {-1:ing}', BE_ING],
  [
    'E18',
    2,
    '<!what|all|as i|he|she|we|they was|were go|come|think|want|have|know|live|play|study|work|enjoy|eat|buy|see|make|take|feel|learn|stay|visit >!NOUN',
    '{1} {3:past}',
    'The simple past has no "was" or "were".',
  ],
  [
    'E12',
    2,
    '<!what|i|you|we|they|he|she|that did SUBJ Ved|Vs',
    'did {2} {3:base}',
    'After "did" the verb keeps its basic form.',
  ],
  [
    'E21',
    2,
    "i|we|they|you|he|she|people have|has|'ve never|ever|already|just|n't|also? go|see|eat|take|make|meet|write|know|give|speak|do|be|learn|forget|choose",
    '{1..-2} {-1:ven}',
    'After "have", use the third form.',
  ],
  [
    'E25',
    2,
    "SUBJ|people|NOUN can|could|will|would|must|should|might|may|'ll n't|not|also|always|only|just? VS_CLEAR",
    '{1..-2} {-1:base}',
    'After "can", "will" or "must" use the basic verb.',
  ],
  ['E25', 2, "can|could|ca n't|not? able to V0", '{1..-4} {-1}', '"Can" already says "able to".'],
  [
    'E25',
    2,
    "will|'ll|must|should|would n't|not? able to",
    '{1..-3} be able to',
    '"Able" needs "be" before it.',
  ],
  ['E25', 2, "will|'ll can V0", '{1} be able to {3}', '"Can" has no form after "will": be able to.'],
  ['E25', 2, 'to can V0', 'to be able to {3}', '"Can" has no form after "to": be able to.'],
  [
    'E79',
    2,
    'want|wants|wanted|need|needs|hope|decided|decide|able|tried|try|like|plan to going|doing|making|buying|having|being|getting|seeing|taking|living|studying|working|speaking|learning|eating|playing|coming|finding|meeting',
    '{1} to {3:base}',
    'After "to", use the basic verb.',
  ],
  [
    'E134',
    2,
    "<!do|does|did|BE|MODAL|HAVE|why|n't|or|if i|we|they|he|she|people not V0s >!NOUN",
    '{1} {1:negative} {3}',
    'A negative verb needs "don\'t" or "doesn\'t".',
  ],
  [
    'E135',
    2,
    "<!BE|n't|been|n't|'s|by|of|without|about|from|like|see|saw|HAVE he|she|we|they still|now|always|also|just|really? DOING ~!BE",
    '{1} {1:be} {2..-1}',
    'The -ing form needs a form of "be".',
  ],
  [
    'E135',
    2,
    'people|person|man|woman|girl|boy|students|friend|children|someone|N2 who DOING',
    '{1} who {1:bePlural} {3}',
    'The -ing form needs a form of "be".',
  ],
  [
    'E135',
    2,
    'where|when|because|if ADJ|the|some|many|old|young|retired? people|children|students|parents|teachers Ving N2|DET|PREP|NOUN|OBJ ~!BE|MODAL|VERB|HAVE',
    '{1..-3} are {-2} {-1}',
    'This part has no full verb: the -ing form needs "be".',
  ],
]);

export const verbFormRules = rulesOf('verb pattern', [
  [
    'E78',
    2,
    '<!kind|sort|out|lot|because|BE by|of|about|from|without|before|after PLAIN|use|ask|follow|listen DET|N2|NOUN|to|OBJ|ADJ|it|up|out|back|home|there|here|abroad|money|english',
    '{1} {2:ing} {3}',
    AFTER_PREPOSITION,
  ],
  ['E78', 2, 'interested in PLAIN', '{1} in {3:ing}', AFTER_PREPOSITION],
  ['E78', 2, 'good|bad at PLAIN|cook|play|sing|draw|dance|swim', '{1} at {3:ing}', AFTER_PREPOSITION],
  [
    'E23',
    2,
    "i|he|she|we|they BE|get|got not|n't|already|also? used to PLAIN|eat|live|wake|sleep",
    '{1..-2} {-1:ing}',
    'To be used to something: -ing.',
  ],
  [
    'E70',
    2,
    '=suggest|recommend|imagine|miss|deny to PLAIN|visit|use|try|play|travel|live',
    '{1} {3:ing}',
    'After this verb, use -ing.',
  ],
  ['E70', 2, '<!too busy to PLAIN|work|study|play|cook', 'busy {3:ing}', 'After "busy", use -ing.'],
  ['E70', 2, 'difficulty|difficulties|trouble to PLAIN', '{1} {3:ing}', 'After this noun, use -ing.'],
  [
    'E75',
    2,
    'want|wants|wanted|decided|decide|hope|hoped|promised|managed|refused going|doing|making|buying|having|being|getting|seeing|becoming|living|studying|working|taking|learning|moving',
    '{1} to {2:base}',
    'Two verbs are joined by "to".',
  ],
  [
    'E77',
    2,
    "<!BE|so it|it 's|is|was|be very|so|really|too|more|not? important|necessary|difficult|easy|hard|impossible|dangerous|better for? go|know|learn|find|get|make|buy|understand|keep|have|take|speak|become|eat|do|see|communicate",
    '{1..-2} to {-1}',
    'After an adjective, use "to" and the verb.',
  ],
  [
    'E76',
    2,
    'for find|teach|meet|enjoy|give|avoid|choose|communicate|relax|protect|save|bring|know|pay|spend|solve|earn|write',
    'to {2}',
    'Purpose: "to" and the verb.',
  ],
  [
    'E86',
    2,
    "<!BE|n't|get|got|feel i|he|she|we|they very|so|not ADJ|kind|nice|tired|interested|excited|sure|afraid >!NOUN|N2|VERB|much",
    '{1} {1:be} {2} {3}',
    'An adjective needs a form of "be".',
  ],
  [
    'E86',
    2,
    '<=because|but|and|so|that it|weather|people|food very ADJ >!NOUN|N2|VERB',
    '{1} {1:bePlural} very {3}',
    'An adjective needs a form of "be".',
  ],
  [
    'E81',
    3,
    "i am|was|'m very|so|really? boring|tiring of|with|from",
    'I {2..-3} {-2:edform} {-1}',
    'A feeling ends in -ed; its cause in -ing.',
  ],
  [
    'E136',
    2,
    "do|does|did|ca n't V0 nothing|nobody|nowhere",
    '{1..-2} {-1:any}',
    'One negative word is enough.',
  ],
]);
