import { rulesOf } from '../rule.ts';

export const wordOrderRules = rulesOf('word order', [
  [
    'E87',
    2,
    'SUBJ very like|love|enjoy|want|hate|hope|need',
    '{1} really {3}',
    '"Very" does not go with verbs.',
  ],
  [
    'E88',
    3,
    '^ so|and|but? why|where|when you|he|she|they like|go|want|think|live|do|come|say|work|play $',
    '{1..-3} do {-2} {-1}',
    'A question needs "do".',
  ],
  [
    'E90',
    2,
    'know|remember|understand|tell|wonder|forget me|him? what|where|who|how|why is|are|was|were it|he|she|they|this|that|the|my $',
    '{1..-3} {-1} {-2}',
    'A question inside a sentence keeps its normal order.',
  ],
  [
    'E91',
    1,
    '^ so|and|but? always|never SUBJ V0|Vs|Ved',
    '{-2} {-3} {-1}',
    'This word goes before the main verb.',
  ],
  [
    'E92',
    2,
    '<!not|have|is enough good|big|old|rich|tall|strong|warm|large|small >!NOUN',
    '{2} enough',
    'The adjective comes first.',
  ],
  ['E94', 2, 'there have|has a lot', 'there are a lot', 'Existence: "there is" or "there are".'],
  [
    'E94',
    2,
    'there have|has many|a|some|no|lots|several|NUM|big|N2',
    'there {3:exist}',
    'Existence: "there is" or "there are".',
  ],
  [
    'E95',
    3,
    '^ so|and? in my|our|the|this|japan|tokyo country|city|town|house|room|school|family|picture|hometown|company? has|have|is a|many|some|two|three|lots',
    '{1..-3} there {-1:exist}',
    'English needs a subject: "there is" or "there are".',
  ],
  [
    'E96',
    2,
    '^ so|and|but|because is|was very|so|really|too|not ADJ >!NOUN|that|it',
    '{1..-4} it {-3} {-2} {-1}',
    'The sentence needs a subject.',
  ],
]);

export const comparisonRules = rulesOf('comparison', [
  ['E98', 2, 'more ER >!NOUN|N2', '{2}', 'Use -er or "more", not both.'],
  ['E99', 2, 'more good|bad >!NOUN', '{2:better}', '"Good" and "bad" change: better, worse.'],
  ['E100', 2, 'most EST', '{2}', 'Use -est or "most", not both.'],
  ['E102', 2, 'same|similar than', '{1} as', '"The same" goes with "as".'],
  [
    'E103',
    2,
    '<!so|the|as bigger|smaller|better|cheaper|older|younger|taller|higher|easier|worse|faster that|then|as',
    '{1} than',
    'A comparison takes "than".',
  ],
  [
    'E103',
    2,
    '<!no|not|any more ADJ that|then SUBJ|the|my|japan|before',
    '{1} {2} than {4}',
    'A comparison takes "than".',
  ],
  ['E104', 2, 'very ER', 'much {2}', 'Before a comparative, say "much".'],
  ['E105', 2, 'as ER as', 'as {2:plain} as', '"As … as" takes the plain form.'],
]);

export const linkingRules = rulesOf('linking', [
  [
    'E106',
    3,
    "there is|'s|are|was DET|NUM ADJ? man|woman|girl|boy|person|people|lady live|lives|like|likes|work|works|want|wants|have|has",
    '{1..-2} who {-1}',
    'Join the two parts with "who".',
  ],
  [
    'E107',
    2,
    '<!so|say|said|think|thought the|a NOUN that|which i|we|he|she|they Ved|bought|saw|like|want|have it|them $',
    '{1..-2}',
    'The object is said once.',
  ],
  [
    'E108',
    2,
    '<!about|in|of|with people|friends|students|women|men|children|someone which',
    '{1} who',
    '"Who" is for people.',
  ],
  [
    'E110',
    2,
    'everything|something|anything|nothing|all what',
    '{1} that',
    'After "everything" and "all": that.',
  ],
  ['E111', 2, '^ although|though .. SUBJ .. but SUBJ', '{1..-3} {-1}', '"Although" or "but", not both.'],
  ['E112', 2, '^ because .. SUBJ .. so SUBJ >!much', '{1..-3} {-1}', '"Because" or "so", not both.'],
  ['E113', 2, 'because of i|he|she|we|they|it V0|Vs|Ved|BE', 'because {3} {4}', '"Because of" takes a noun.'],
  [
    'E115',
    2,
    '^ even i|he|she|we was|am|is|had|were',
    'even though {-2} {-1}',
    '"Even" alone cannot join two parts.',
  ],
]);

export const wordChoiceRules = rulesOf('word choice', [
  [
    'E121',
    2,
    '=do a|many|some|the|my|lots|of? mistake|mistakes|decision|decisions|effort',
    '{1:like_make} {2..-1}',
    'We make mistakes, decisions and efforts.',
  ],
  [
    'E121',
    2,
    '=make my|the|some|a? homework|housework|exercise|sport|sports',
    '{1:like_do} {2..-1}',
    'We do homework, housework and exercise.',
  ],
  ['E121', 2, '=make a|some? research', '{1:like_do} {-1}', 'We do research.'],
  ['E122', 2, '=learn|study|get knowledge|knowledges', '{1:like_gain} knowledge', 'We gain knowledge.'],
  [
    'E123',
    2,
    '=open the light|lights|tv|television|radio|computer',
    '{1:like_turn} on the {-1}',
    'With machines and lights: turn on, turn off.',
  ],
  ['E123', 2, '=eat|drink medicine|pill|pills', '{1:like_take} {-1}', 'We take medicine.'],
  ['E123', 2, 'big|strong|hard rain|traffic', 'heavy {2}', 'We speak of heavy rain and heavy traffic.'],
  [
    'E124',
    2,
    'almost people|students|japanese|children|women|men|things|houses|friends|companies|time|days',
    'most {2}',
    '"Almost" needs "all"; otherwise "most".',
  ],
  [
    'E125',
    2,
    'price|prices BE very|so|too|not|more|really? cheap|cheaper|expensive',
    '{1..-2} {-1:price}',
    'Prices are high or low.',
  ],
  ['E126', 3, '<!for i|he|she have|has NUM years $', '{1} {1:be} {3}', 'Age goes with "be".'],
]);
