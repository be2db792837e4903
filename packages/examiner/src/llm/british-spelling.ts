/** American spellings that examiners' prose is likely to hold; where both are British, nothing is changed. */
const BRITISH: Readonly<Record<string, string>> = {
  analyze: 'analyse',
  analyzed: 'analysed',
  analyzing: 'analysing',
  behavior: 'behaviour',
  behaviors: 'behaviours',
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colors: 'colours',
  colorful: 'colourful',
  emphasize: 'emphasise',
  emphasized: 'emphasised',
  emphasizing: 'emphasising',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  flavor: 'flavour',
  fulfill: 'fulfil',
  generalize: 'generalise',
  honor: 'honour',
  humor: 'humour',
  labor: 'labour',
  learned: 'learnt',
  memorize: 'memorise',
  memorized: 'memorised',
  memorizing: 'memorising',
  neighbor: 'neighbour',
  neighborhood: 'neighbourhood',
  neighbors: 'neighbours',
  organize: 'organise',
  organized: 'organised',
  organizing: 'organising',
  practicing: 'practising',
  prioritize: 'prioritise',
  realize: 'realise',
  realized: 'realised',
  recognize: 'recognise',
  recognized: 'recognised',
  recognizing: 'recognising',
  summarize: 'summarise',
  summarized: 'summarised',
  summarizing: 'summarising',
  theater: 'theatre',
  traveled: 'travelled',
  traveler: 'traveller',
  traveling: 'travelling',
  utilize: 'use',
  utilized: 'used',
  utilizing: 'using',
};

const inCaseOf = (model: string, word: string): string =>
  /^[A-Z]/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** What stands in quotation marks is somebody's own. */
export const inBritishSpelling = (text: string): string =>
  text.replaceAll(/[“"][^”"]*[”"]|[A-Za-z]+/gu, (word) => {
    const british = BRITISH[word.toLowerCase()];
    return british === undefined ? word : inCaseOf(word, british);
  });
