import { rulesOf } from '../rule.ts';

const NO_PREPOSITION = 'This verb needs no preposition.';

export const phraseRules = rulesOf('preposition', [
  ['E52', 1, '=mention|describe|consider|emphasise|emphasize about|on', '{1}', NO_PREPOSITION],
  ['E52', 2, '<!BE tell|tells|told|ask|asks|asked to me|him|us|them', '{1} {3}', NO_PREPOSITION],
  ['E52', 1, 'called|phoned to my|me|him|her|them', '{1} {3}', NO_PREPOSITION],
  ['E52', 1, 'can|could|will|would|to|i|we|they visit to DET|N2|NOUN', '{1} visit {-1}', NO_PREPOSITION],
  [
    'E53',
    2,
    '=live|stay|study|work|travel in|to abroad|overseas|here|there',
    '{1} {3}',
    'This word needs no preposition.',
  ],
  ['E53', 2, '=go|come to outside|inside|overseas', '{1} {3}', 'This word needs no "to".'],
  [
    'E55',
    2,
    'depends|depend the|my|your|their|his|her|people|each|NOUN',
    '{1} on {2}',
    'We depend on something.',
  ],
  ['E60', 2, 'afraid from|about|to DET|it|him|them', 'afraid of {-1}', 'We are afraid of something.'],
  ['E60', 2, 'responsible of', 'responsible for', 'We are responsible for something.'],
  [
    'E60',
    2,
    'famous of|by|with the|its|their|N2|food',
    'famous for {-1}',
    'A place is famous for something.',
  ],
  [
    'E60',
    2,
    '=graduate the|my|our|a ADJ|high? university|school|college',
    '{1} from {2..-1}',
    'We graduate from a school.',
  ],
  ['E60', 2, '=participate to|on|at', '{1} in', 'We participate in something.'],
  [
    'E60',
    2,
    'pay|pays|paid|paying more|much|no? attention on|in|for|about',
    '{1..-2} to',
    'We pay attention to something.',
  ],
  ['E60', 2, '=concentrate to', '{1} on', 'We concentrate on something.'],
  ['E102', 2, 'similar with|than|as', 'similar to', 'Something is similar to something else.'],
  ['E69', 1, 'in the weekend|weekends >!NOUN', 'at the weekend', 'We say "at the weekend".'],
  ['E69', 1, 'in night >!NOUN', 'at night', 'We say "at night".'],
  ['E69', 1, 'at morning|afternoon|evening >!NOUN', 'in the {2}', 'We say "in the morning".'],
  ['E69', 1, 'in nowadays', 'nowadays', '"Nowadays" needs no preposition.'],
  ['E69', 1, 'in the other hand', 'on the other hand', 'We say "on the other hand".'],
  ['E69', 1, 'by my|his|her|their|our own >!NOUN|N2|ADJ', 'on {2} own', 'We say "on my own".'],
  ['E69', 1, 'by walk|walking $', 'on foot', 'We go somewhere on foot.'],
  ['E67', 1, 'from|at|on|to|for my opinion', 'in my opinion', 'We say "in my opinion".'],
  ['E67', 1, 'in|on|at my point of view', 'from my point of view', 'We say "from my point of view".'],
]);

export const orderRules = rulesOf('word order', [
  ['E96', 2, '^ is|was very|so|really|too ADJ >!NOUN|that|it', 'it {1..-1}', 'The sentence needs a subject.'],
  [
    'E89',
    2,
    'speak|speaks|spoke|speaking well|fluently english|japanese|chinese|french|spanish|korean|german|languages|arabic',
    '{1} {3} {2}',
    'The object comes straight after the verb.',
  ],
  [
    'E89',
    2,
    'i|we|they like|love|enjoy very much DET? ADJ? N2|music|english|sport|football|food|art|nature|reading|cooking|travelling',
    '{1} {2} {5..-1} very much',
    'The object comes straight after the verb.',
  ],
  [
    'E90',
    2,
    '<!you =know|remember|understand|wonder|forget|explain where|how|when|why|what is|are|was|were he|she|they|it|we >!Ving|DOING|going',
    '{1} {2} {4} {3}',
    'A question inside a sentence keeps its normal order.',
  ],
  [
    'E90',
    2,
    '<!you =know|remember|understand|wonder|explain where|how|when|why|what|which does|did he|she|it|they|we|i V0',
    '{1} {2} {4} {-1:after_do}',
    'A question inside a sentence keeps its normal order.',
  ],
  [
    'E90',
    2,
    'how it|he|she|they look|looks|looked like',
    'what {2..-1}',
    'We ask what something looks like.',
  ],
  [
    'E90',
    2,
    'how do|can you|we|they call it|this|that|the',
    'what {2..-1}',
    'We ask what something is called.',
  ],
]);

export const degreeRules = rulesOf('comparison', [
  [
    'E98',
    2,
    'more easier|cheaper|better|bigger|faster|happier|healthier|busier|harder|safer|cleaner|closer|larger|smaller|stronger|worse|nicer|simpler|quicker|hotter|colder',
    '{2}',
    'Use -er or "more", not both.',
  ],
  [
    'E99',
    2,
    '<!the|a|no more big|small|cheap|tall|old|young|fast|high|hot|cold|rich|easy|hard|long|short|strong >!NOUN|N2|ADJ|people|and',
    '{2:er}',
    'Short adjectives take -er.',
  ],
  [
    'E104',
    2,
    'too|so much expensive|difficult|big|hot|cold|tired|busy|crowded|easy|noisy|beautiful|important|hard|dangerous|boring|interesting >!NOUN|N2',
    '{1} {3}',
    '"Much" does not go with a plain adjective.',
  ],
  ['E138', 2, '=prefer ADJ? NOUN|N2|Ving than', '{1..-2} to', 'We prefer one thing to another.'],
]);

export const pairRules = rulesOf('word choice', [
  ['E121', 2, '=make a|some|many|the? photo|photos >!of', '{1:like_take} {2..-1}', 'We take photos.'],
  ['E121', 2, '=make a|the? shopping', '{1:like_do} the shopping', 'We do the shopping.'],
  [
    'E121',
    2,
    '=say a|the? joke|jokes|lie|lies|truth|story|stories',
    '{1:like_tell} {2..-1}',
    'We tell jokes, lies and stories.',
  ],
  ['E126', 3, 'i|he|she have|has NUM years old', '{1} {1:be} {3..-1}', 'Age goes with "be".'],
]);

export const connectionRules = rulesOf('linking', [
  [
    'E106',
    2,
    'there are|were many|some|lots|a lot|several|of? of? people|students|children|tourists live|work|want|go|come|have|think|use|play|study|speak|learn|need|try',
    '{1..-2} who {-1}',
    'Join the two parts with "who".',
  ],
  [
    'E109',
    2,
    'place|city|town|house|country|apartment|village that|which i|we|he|she|they live|lives|lived|stay|stayed|grew >!PREP|there|near|up|with|in|at|on|for',
    '{1} where {3..-1}',
    'A place where something happens takes "where".',
  ],
  [
    'E107',
    2,
    "<!so|say|said|think|thought|know the|a|my NOUN that|which i|we|you|they V0|Ved it|them >!BE|'s|MODAL|VERB|to",
    '{1..-2}',
    'The object is said once.',
  ],
]);
