import { irregularParticiples, irregularPasts } from '../language/irregular-verbs.ts';
import type { Tagged } from '../language/tagger.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

export const UNCOUNTABLE = list(
  `information advice furniture homework luggage baggage news knowledge equipment traffic money music work weather research progress
  software housework scenery accommodation evidence pollution electricity happiness health love water rice bread milk coffee tea food fun
  time experience energy violence education transport transportation technology nature society life meat beef chicken fish fruit hair
  help luck space trouble stuff clothing jewellery jewelry machinery air sand sugar salt oil paper history science mathematics maths
  physics politics economics sport business culture art freedom power peace English Japanese Chinese trust staff family media data`.toLowerCase(),
);

const UNINFLECTED_PLURALS = list(
  'people children men women police clothes trousers jeans glasses shorts scissors feet teeth fish sheep',
);

/** Nouns whose -s is not a plural, or that a tagger takes for a plural. */
const FALSE_PLURALS = list(
  'news mathematics physics politics economics series species bus class glass gas lens business this is was his its as yes tennis',
);

/** Plurals that name one thing, or an amount that counts as one ("ten years is a long time"). */
const PLURALS_OF_ONE = list(
  `states olympics philippines netherlands means headquarters crossroads gymnastics aerobics athletics electronics statistics arts sports
  games cards darts billiards years months weeks days hours minutes times dollars pounds euros yen miles metres kilometres percent thanks
  lots others ones`,
);

/** Verbs that are hardly ever a noun or an adjective, so that they may be looked for after "be" or a preposition. */
const PLAIN_VERBS = list(
  `go come become get have know think believe understand enjoy agree disagree depend happen disappear exist learn teach speak tell say eat
  buy sell bring take give make find meet choose decide forget remember prefer spend send write keep build earn improve communicate
  provide create solve explain consider include require belong seem want join grow`,
);

/** Nouns for a group, which British English treats as one or as many. */
const COLLECTIVES = list(
  `government family team company police staff group class public school generation majority couple audience band committee crowd firm
  club army media data number lot kind sort type rest half most`,
);

/** Words that are nouns and verbs alike; a rule that needs to be sure of a noun leaves them alone. */
const VERBS_WITHOUT_PAST = list('put cut let hit cost set shut hurt bet spread quit read beat');

/** Taggers often take these for nouns or adjectives although learners use them as verbs after a pronoun. */
const ALSO_VERBS = list(
  `work live like play want need walk talk look use help love call start cook study visit drive travel stay plan answer dream
  smoke rest dance drink sleep cry smile laugh phone watch wash move change turn show open close`,
);

const BE = list("am is are was were be been being 'm 're");
export const isBe = ({ text, lemma }: Tagged): boolean => BE.has(text) || (text === "'s" && lemma === 'be');

const isVerbish = ({ pos }: Tagged): boolean => pos === 'VERB' || pos === 'AUX';
const MODALS = list("can could will would shall should may might must 'll ca wo");

const BASES_LIKE_OTHER_FORMS = list(
  'need feed bring sing ring swing succeed proceed speed put cut let hit cost set shut hurt bet spread quit read beat lay',
);

const isBase = (token: Tagged): boolean =>
  token.text === token.lemma &&
  !MODALS.has(token.text) &&
  (BASES_LIKE_OTHER_FORMS.has(token.text) ||
    (!/(?:ed|ing)$/u.test(token.text) && !irregularPasts.has(token.text))) &&
  (isVerbish(token) || ALSO_VERBS.has(token.text));

const isPast = (token: Tagged): boolean =>
  !VERBS_WITHOUT_PAST.has(token.text) &&
  (irregularPasts.has(token.text) ||
    (token.pos === 'VERB' && token.text.endsWith('ed') && token.lemma !== token.text));

const isParticiple = (token: Tagged): boolean =>
  irregularParticiples.has(token.text) || (token.text.endsWith('ed') && token.lemma !== token.text);

const isPluralNoun = ({ text, lemma, pos }: Tagged): boolean =>
  UNINFLECTED_PLURALS.has(text) ||
  (pos === 'NOUN' && text.endsWith('s') && lemma !== text && !FALSE_PLURALS.has(text));

const isSingularNoun = (token: Tagged): boolean =>
  token.pos === 'NOUN' && token.text === token.lemma && !token.text.endsWith('s') && !isPluralNoun(token);

const COMPARATIVES = list('better worse older younger bigger cheaper easier higher lower');

const isComparative = ({ text, pos }: Tagged): boolean =>
  COMPARATIVES.has(text) || (pos === 'ADJ' && /[a-z]{2}(?:er)$/u.test(text) && !NOT_COMPARATIVES.has(text));

const isSuperlative = ({ text, pos }: Tagged): boolean =>
  text === 'best' ||
  text === 'worst' ||
  (pos === 'ADJ' && /[a-z]{2}est$/u.test(text) && !NOT_SUPERLATIVES.has(text));

const NUMBERS_ABOVE_ONE = list(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty both',
);

/** A class of the words in this list. */
const among = (words: string): ((token: Tagged) => boolean) => {
  const set = list(words);
  return ({ text }) => set.has(text);
};

const NOT_COMPARATIVES = list(
  'other former latter clever super proper inner outer upper under bitter eager tender sober sheer',
);
const NOT_SUPERLATIVES = list('honest modest interest earnest');
const NOT_ING_FORMS = list(
  'something anything nothing everything morning evening thing king ring spring building wedding',
);

/** The classes that rule patterns name in capitals. */
export const WORD_CLASSES: Readonly<Record<string, (token: Tagged) => boolean>> = {
  V0: isBase,
  /** A base form that cannot be taken for a past. */
  V0s: (token) => isBase(token) && !VERBS_WITHOUT_PAST.has(token.text),
  Vs: (token) =>
    isVerbish(token) &&
    token.text.endsWith('s') &&
    token.lemma !== token.text &&
    !isBe(token) &&
    token.text !== 'has' &&
    token.text !== 'does',
  /** A verb with -s that is no plural noun either. */
  VS_CLEAR: among(
    'goes comes becomes gets knows thinks believes understands enjoys likes wants needs makes takes gives lives learns eats buys says tells speaks feels seems spends depends prefers happens helps brings keeps teaches',
  ),
  Ved: isPast,
  Ven: isParticiple,
  Ving: ({ text, pos }) =>
    text.length > 4 &&
    text.endsWith('ing') &&
    (pos === 'VERB' || pos === 'NOUN' || pos === 'AUX') &&
    !NOT_ING_FORMS.has(text),
  /** An -ing form in the place of a verb. */
  DOING: ({ text, pos }) =>
    text.length > 4 && text.endsWith('ing') && pos === 'VERB' && !NOT_ING_FORMS.has(text),
  PLAIN: ({ text }) => PLAIN_VERBS.has(text),
  VERB: isVerbish,
  BE: isBe,
  HAVE: among("have has had 've"),
  MODAL: ({ text }) => MODALS.has(text),
  SUBJ: among('i you he she it we they'),
  OBJ: among('me him her us them'),
  NOUN: ({ pos }) => pos === 'NOUN',
  /** A noun that is hardly ever a verb. */
  PURENOUN: ({ pos, text }) => pos === 'NOUN' && !ALSO_VERBS.has(text),
  N1: (token) => isSingularNoun(token) && !UNCOUNTABLE.has(token.text),
  N2: isPluralNoun,
  /** A plural noun that is sure to take a plural verb. */
  PL: (token) => isPluralNoun(token) && !PLURALS_OF_ONE.has(token.text),
  /** A singular noun that is sure to take a singular verb. */
  ONE: (token) => isSingularNoun(token) && !COLLECTIVES.has(token.text),
  NU: ({ text }) => UNCOUNTABLE.has(text),
  ADJ: ({ pos }) => pos === 'ADJ',
  ADV: ({ pos }) => pos === 'ADV',
  ADVly: ({ text, pos }) => pos === 'ADV' && text.endsWith('ly'),
  ER: isComparative,
  EST: isSuperlative,
  DET: among('a an the this that these those my your his her its our their some any every each no'),
  POSS: among('my your his our their'),
  PREP: ({ pos }) => pos === 'ADP',
  NUM: ({ text, pos }) =>
    NUMBERS_ABOVE_ONE.has(text) || (pos === 'NUM' && /^\d+$/u.test(text) && Number(text) > 1),
  KIN: among(
    'father mother dad mum mom sister brother wife husband son daughter uncle aunt grandfather grandmother cousin boss',
  ),
  EVERY: among(
    'everyone everybody someone somebody nobody anyone anybody everything nothing something anything no-one',
  ),
  WH: among('what where when why how who which'),
  PERSON: among(
    'people person man woman men women friend friends boy girl student students teacher sister brother someone guy child children neighbour neighbor',
  ),
  JOB: among(
    'teacher student doctor nurse driver lawyer manager engineer housewife cook chef waiter waitress salesman clerk secretary programmer designer farmer actor singer writer accountant dentist policeman',
  ),
  SPORT: among('football soccer tennis basketball baseball volleyball golf badminton hockey cricket'),
  DAY: among('monday tuesday wednesday thursday friday saturday sunday'),
  UNIT: among('year years month months week weeks day days hour hours minute minutes'),
  COLOUR: among('red blue green yellow black white brown grey gray pink big small'),
  ANY: ({ pos }) => pos !== 'PUNCT',
};
