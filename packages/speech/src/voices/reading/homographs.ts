/** Words of one spelling and two sounds: as noun or adjective, and as verb. */
const nounOrVerb: Readonly<Record<string, readonly [noun: string, verb: string]>> = {
  abuse: ['AH0 B Y UW1 S', 'AH0 B Y UW1 Z'],
  close: ['K L OW1 S', 'K L OW1 Z'],
  conduct: ['K AA1 N D AH0 K T', 'K AH0 N D AH1 K T'],
  conflict: ['K AA1 N F L IH0 K T', 'K AH0 N F L IH1 K T'],
  content: ['K AA1 N T EH0 N T', 'K AH0 N T EH1 N T'],
  contract: ['K AA1 N T R AE2 K T', 'K AH0 N T R AE1 K T'],
  contrast: ['K AA1 N T R AE0 S T', 'K AH0 N T R AE1 S T'],
  decrease: ['D IY1 K R IY2 S', 'D IH0 K R IY1 S'],
  estimate: ['EH1 S T AH0 M AH0 T', 'EH1 S T AH0 M EY2 T'],
  excuse: ['IH0 K S K Y UW1 S', 'IH0 K S K Y UW1 Z'],
  export: ['EH1 K S P AO2 R T', 'IH0 K S P AO1 R T'],
  graduate: ['G R AE1 JH AH0 W AH0 T', 'G R AE1 JH AH0 W EY2 T'],
  house: ['HH AW1 S', 'HH AW1 Z'],
  import: ['IH1 M P AO2 R T', 'IH0 M P AO1 R T'],
  increase: ['IH1 N K R IY2 S', 'IH0 N K R IY1 S'],
  lead: ['L IY1 D', 'L IY1 D'],
  lives: ['L AY1 V Z', 'L IH1 V Z'],
  minute: ['M IH1 N AH0 T', 'M IH1 N AH0 T'],
  object: ['AA1 B JH EH0 K T', 'AH0 B JH EH1 K T'],
  perfect: ['P ER1 F IH0 K T', 'P ER0 F EH1 K T'],
  permit: ['P ER1 M IH2 T', 'P ER0 M IH1 T'],
  present: ['P R EH1 Z AH0 N T', 'P R IH0 Z EH1 N T'],
  produce: ['P R OW1 D UW2 S', 'P R AH0 D UW1 S'],
  progress: ['P R AA1 G R EH2 S', 'P R AH0 G R EH1 S'],
  project: ['P R AA1 JH EH0 K T', 'P R AH0 JH EH1 K T'],
  protest: ['P R OW1 T EH2 S T', 'P R AH0 T EH1 S T'],
  record: ['R EH1 K ER0 D', 'R IH0 K AO1 R D'],
  records: ['R EH1 K ER0 D Z', 'R IH0 K AO1 R D Z'],
  refuse: ['R EH1 F Y UW2 Z', 'R IH0 F Y UW1 Z'],
  separate: ['S EH1 P R AH0 T', 'S EH1 P ER0 EY2 T'],
  subject: ['S AH1 B JH IH0 K T', 'S AH0 B JH EH1 K T'],
  tear: ['T IH1 R', 'T EH1 R'],
  transport: ['T R AE1 N S P AO2 R T', 'T R AE0 N S P AO1 R T'],
  use: ['Y UW1 S', 'Y UW1 Z'],
  uses: ['Y UW1 S AH0 Z', 'Y UW1 Z AH0 Z'],
  wind: ['W IH1 N D', 'W AY1 N D'],
  wound: ['W UW1 N D', 'W UW1 N D'],
};

const mostlyVerbs = new Set(['use', 'produce', 'lead', 'refuse', 'close']);

const beforeVerbs = new Set(
  (
    'to do does did you i we they he she it who can could will would should may might must not never often usually ' +
    "always sometimes also please let's don't doesn't didn't can't won't people"
  ).split(' '),
);

const beforeNouns = new Set(
  (
    'a an the my your his her our their its this that these those some any no of in on for with every each another ' +
    'good bad new old own world public large daily everyday very school research first last'
  ).split(' '),
);

const liveThings = new Set(
  (
    'music concert concerts show shows performance performances broadcast broadcasts event events tv television band ' +
    'bands stream streams streaming sport sports theatre audience match matches animals'
  ).split(' '),
);

const beforePastParticiple = new Set(
  "have has had i've you've we've they've was were been be being just already recently".split(' '),
);

/** The sound of a word that two words share, told by its neighbours; undefined for every other word. */
export function homographPhones(
  spelling: string,
  previous: string | undefined,
  next: string | undefined,
): string | undefined {
  if (spelling === 'live') return next !== undefined && liveThings.has(next) ? 'L AY1 V' : 'L IH1 V';
  if (spelling === 'read')
    return previous !== undefined && beforePastParticiple.has(previous) ? 'R EH1 D' : 'R IY1 D';
  if (spelling === 'used') return next === 'to' ? 'Y UW1 S T' : 'Y UW1 Z D';
  const sounds = Object.hasOwn(nounOrVerb, spelling) ? nounOrVerb[spelling] : undefined;
  if (sounds === undefined) return undefined;
  const [noun, verb] = sounds;
  if (next === 'of' || (previous !== undefined && beforeNouns.has(previous))) return noun;
  if (previous !== undefined && beforeVerbs.has(previous)) return verb;
  return mostlyVerbs.has(spelling) ? verb : noun;
}
