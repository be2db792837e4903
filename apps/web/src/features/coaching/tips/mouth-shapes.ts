/** Where the tongue is; each place has a drawing and a description. */
export type TonguePlace =
  | 'betweenTeeth'
  | 'onRidge'
  | 'nearRidge'
  | 'behindRidge'
  | 'curled'
  | 'backUp'
  | 'highFront'
  | 'laxFront'
  | 'midFront'
  | 'lowFront'
  | 'centre'
  | 'lowBack'
  | 'midBack'
  | 'highBack'
  | 'atRest';

export type LipShape = 'closed' | 'onTeeth' | 'rounded' | 'looselyRounded' | 'spread' | 'neutral' | 'open';

interface Position {
  tongue: TonguePlace;
  lips: LipShape;
}

export interface MouthShape extends Position {
  isVoiced: boolean;
  /** `stop`: held back, then let go; `stream`: through a narrow gap; `nose`: the mouth is shut; `free`: nothing in its way. */
  air: 'stop' | 'stream' | 'nose' | 'free';
  /** Where a sound of two parts ends. */
  glideTo?: Position;
}

const vowel = (tongue: TonguePlace, lips: LipShape, glideTo?: Position): MouthShape => ({
  tongue,
  lips,
  isVoiced: true,
  air: 'free',
  ...(glideTo && { glideTo }),
});
const consonant = (
  tongue: TonguePlace,
  lips: LipShape,
  isVoiced: boolean,
  air: MouthShape['air'],
): MouthShape => ({ tongue, lips, isVoiced, air });

/** Every sound of American English, in ARPAbet. */
export const mouthShapes = {
  IY: vowel('highFront', 'spread'),
  IH: vowel('laxFront', 'neutral'),
  EY: vowel('midFront', 'neutral', { tongue: 'highFront', lips: 'spread' }),
  EH: vowel('midFront', 'open'),
  AE: vowel('lowFront', 'spread'),
  AA: vowel('lowBack', 'open'),
  AO: vowel('midBack', 'looselyRounded'),
  OW: vowel('midBack', 'looselyRounded', { tongue: 'highBack', lips: 'rounded' }),
  UH: vowel('highBack', 'looselyRounded'),
  UW: vowel('highBack', 'rounded'),
  AH: vowel('centre', 'neutral'),
  ER: vowel('curled', 'looselyRounded'),
  AY: vowel('lowFront', 'open', { tongue: 'highFront', lips: 'spread' }),
  AW: vowel('lowFront', 'open', { tongue: 'highBack', lips: 'rounded' }),
  OY: vowel('midBack', 'rounded', { tongue: 'highFront', lips: 'spread' }),
  P: consonant('atRest', 'closed', false, 'stop'),
  B: consonant('atRest', 'closed', true, 'stop'),
  T: consonant('onRidge', 'neutral', false, 'stop'),
  D: consonant('onRidge', 'neutral', true, 'stop'),
  K: consonant('backUp', 'neutral', false, 'stop'),
  G: consonant('backUp', 'neutral', true, 'stop'),
  F: consonant('atRest', 'onTeeth', false, 'stream'),
  V: consonant('atRest', 'onTeeth', true, 'stream'),
  TH: consonant('betweenTeeth', 'neutral', false, 'stream'),
  DH: consonant('betweenTeeth', 'neutral', true, 'stream'),
  S: consonant('nearRidge', 'spread', false, 'stream'),
  Z: consonant('nearRidge', 'spread', true, 'stream'),
  SH: consonant('behindRidge', 'rounded', false, 'stream'),
  ZH: consonant('behindRidge', 'rounded', true, 'stream'),
  CH: consonant('behindRidge', 'rounded', false, 'stop'),
  JH: consonant('behindRidge', 'rounded', true, 'stop'),
  HH: consonant('centre', 'open', false, 'stream'),
  M: consonant('atRest', 'closed', true, 'nose'),
  N: consonant('onRidge', 'neutral', true, 'nose'),
  NG: consonant('backUp', 'neutral', true, 'nose'),
  L: consonant('onRidge', 'open', true, 'free'),
  R: consonant('curled', 'looselyRounded', true, 'free'),
  W: consonant('highBack', 'rounded', true, 'free'),
  Y: consonant('highFront', 'spread', true, 'free'),
} as const satisfies Record<string, MouthShape>;

export type Phoneme = keyof typeof mouthShapes;

export const isPhoneme = (name: string): name is Phoneme => Object.hasOwn(mouthShapes, name);
