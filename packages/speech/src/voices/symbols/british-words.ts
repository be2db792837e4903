/** Words whose British sound does not follow from the American one, in the best voices' alphabet. */
export const britishWords: Readonly<Record<string, string>> = {
  advertisement: 'ədvˈɜːtɪsmənt',
  advertisements: 'ədvˈɜːtɪsmənts',
  again: 'əɡˈɛn',
  ate: 'ˈɛt',
  ballet: 'bˈalA',
  because: 'bɪkˈɒz',
  been: 'bˈiːn',
  brochure: 'bɹˈQʃə',
  buffet: 'bˈʊfA',
  cafe: 'kˈafA',
  clerk: 'klˈɑːk',
  cough: 'kˈɒf',
  data: 'dˈAtə',
  derby: 'dˈɑːbi',
  either: 'ˈIðə',
  figure: 'fˈɪɡə',
  from: 'fɹˈɒm',
  garage: 'ɡˈaɹɑːʒ',
  herb: 'hˈɜːb',
  herbs: 'hˈɜːbz',
  innovative: 'ˈɪnəvətɪv',
  lieutenant: 'lɛftˈɛnənt',
  leisure: 'lˈɛʒə',
  mobile: 'mˈQbIl',
  mobiles: 'mˈQbIlz',
  mum: 'mˈʌm',
  neither: 'nˈIðə',
  of: 'ˈɒv',
  organization: 'ˌɔːɡənIzˈAʃᵊn',
  organisation: 'ˌɔːɡənIzˈAʃᵊn',
  our: 'ˈWə',
  poor: 'pˈɔː',
  privacy: 'pɹˈɪvəsi',
  process: 'pɹˈQsɛs',
  progress: 'pɹˈQɡɹɛs',
  project: 'pɹˈɒʤɛkt',
  record: 'ɹˈɛkɔːd',
  research: 'ɹɪsˈɜːʧ',
  resource: 'ɹɪzˈɔːs',
  resources: 'ɹɪzˈɔːsɪz',
  route: 'ɹˈuːt',
  schedule: 'ʃˈɛdjuːl',
  schedules: 'ʃˈɛdjuːlz',
  semi: 'sˈɛmi',
  stressed: 'stɹˈɛst',
  sure: 'ʃˈɔː',
  thorough: 'θˈʌɹə',
  tomato: 'təmˈɑːtQ',
  tomatoes: 'təmˈɑːtQz',
  vase: 'vˈɑːz',
  vitamin: 'vˈɪtəmɪn',
  vitamins: 'vˈɪtəmɪnz',
  was: 'wˈɒz',
  water: 'wˈɔːtə',
  were: 'wˈɜː',
  what: 'wˈɒt',
  "what's": 'wˈɒts',
  your: 'jˈɔː',
  yours: 'jˈɔːz',
  yourself: 'jɔːsˈɛlf',
  "you're": 'jˈɔː',
  yogurt: 'jˈɒɡət',
  z: 'zˈɛd',
  zebra: 'zˈɛbɹə',
};

const bathStems =
  "advance advantage after answer ask aunt avalanche bask basket bath blast branch brass broadcast calf can't cast castle " +
  'chance chant clasp class command contrast craft daft dance demand disaster draft draught enhance example fast fasten ' +
  'flask forecast france ghastly giraffe glance glass graph grant grasp grass half halve lance last laugh mask master ' +
  'nasty overcast paragraph pass past pastime pastor path photograph plant plaster prance raft rascal rather sample shaft ' +
  "shan't slander slant staff stance task trance vast";
const bathPrefixes =
  'un re dis grand out over under by eye sun hour home foot first second middle working bird news';
const bathEndings =
  "s es 's ed d r er ers ing y ier iest ly en room rooms noon noons ward wards ful ous port ports word words mate mates " +
  'book ment piece work';

const oneOf = (words: string) => `(?:${words.replaceAll(' ', '|')})`;
/** "dance" is in "dancing" too. */
const withOrWithoutE = (words: string) => words.replaceAll(/e(?= |$)/g, 'e?');

/** The words of the trap–bath split, with what may stand around them. */
export const bathWords = new RegExp(
  `^${oneOf(bathPrefixes)}?${oneOf(withOrWithoutE(bathStems))}${oneOf(bathEndings)}?$`,
);

/** One r between vowels, and a short o before it. */
export const shortOBeforeR =
  /^(foreign|forest|florist|florida|orange|origin|historic|majorit|minorit|priorit|authorit|moral|coral|oracle|orator|euphoric|horoscop|corre[sl]|categoric|rhetoric|metaphoric|allegoric|porridge)/;

/** One r between vowels, and a short a before it: "charity", not "area". */
export const shortABeforeR =
  /^(char(acter|it|iot)|clarit|parallel|paradise|paradox|paragraph|parasit|paralys|paris|parish|caribbean|caramel|caravan|comparison|narrat|transparen|apparen|arab|asparagus|barrel|celebrit|disparag|embarrass|garage|guarant|harass|marathon|maritime|popularit|familiarit|similarit|solidarit|tariff|separat|barit|arid|arist|archipelago)/;
