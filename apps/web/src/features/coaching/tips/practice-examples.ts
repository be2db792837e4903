import type { Phoneme } from './mouth-shapes.ts';

interface PracticeExample {
  /** Told apart by this sound alone. */
  pair: readonly [string, string];
  words: readonly string[];
  sentence: string;
}

const example = (pair: string, words: string, sentence: string): PracticeExample => {
  const [one = '', other = ''] = pair.split(' ');
  return { pair: [one, other], words: words.split(' '), sentence };
};

/** English to practise each sound with; the same in every language of the interface. */
export const practiceExamples: Readonly<Record<Phoneme, PracticeExample>> = {
  IY: example('sheep ship', 'key reason complete', 'We need three cheap seats each week.'),
  IH: example('fit feet', 'busy build system', 'Six big ships slipped in quickly.'),
  EY: example('late let', 'rain eight break', 'They played the same game all day.'),
  EH: example('bed bad', 'many friend breath', 'Ten men sent several letters.'),
  AE: example('had head', 'back plan travel', 'Dad had a bad map in his hand.'),
  AA: example('lock luck', 'stop problem father', 'Tom got a lot of hot coffee pots.'),
  AO: example('caught coat', 'law talk August', 'Paul saw tall horses walk along the wall.'),
  OW: example('low law', 'home road though', 'Joe drove home slowly over the snow.'),
  UH: example('full fool', 'book sugar could', 'Look at the good woman cooking.'),
  UW: example('pool pull', 'blue move fruit', 'Sue knew two new rules at school.'),
  AH: example('cut cat', 'money country about', 'My mother comes from London on Monday.'),
  ER: example('bird bed', 'nurse early teacher', 'Her first nurse worked early on Thursday.'),
  AY: example('buy boy', 'time high why', 'I like to ride my bike at night.'),
  AW: example('loud lad', 'town about how', 'How did our house get so loud?'),
  OY: example('toy tie', 'noise enjoy choice', 'The boys enjoyed their noisy toys.'),
  P: example('pie buy', 'paper happy stop', 'Pack a pair of purple pens.'),
  B: example('robe rope', 'busy table job', 'Bob grabbed a big blue bib.'),
  T: example('seat seed', 'time better light', 'Take ten tickets to the town.'),
  D: example('ride right', 'day ready food', 'Dad said the road was wide.'),
  K: example('back bag', 'keep school talk', 'Kate can keep the black cake.'),
  G: example('bag back', 'give again leg', 'Greg got a big egg.'),
  F: example('fast past', 'food office laugh', 'Five friends left before four.'),
  V: example('vest west', 'visit never live', 'Vera drove seven vans over.'),
  TH: example('think sink', 'thanks nothing month', 'Both thin men think on Thursday.'),
  DH: example('they day', 'this other with', 'My mother and father are there together.'),
  S: example('see she', 'city lesson miss', 'Sam sees six small seats.'),
  Z: example('eyes ice', 'easy busy choose', 'His roses always please these boys.'),
  SH: example('wash watch', 'sure nation fish', 'She should wash the short shirt.'),
  ZH: example('vision mission', 'usual vision measure', 'The usual television version was a pleasure.'),
  CH: example('chip ship', 'child future teach', 'Charles chose cheap cheese for lunch.'),
  JH: example('joke choke', 'job manage bridge', 'John enjoys a large orange juice.'),
  HH: example('heat eat', 'house behind who', 'He has half a hot ham.'),
  M: example('some sun', 'make summer time', 'My mum makes warm meals.'),
  N: example('night light', 'new dinner rain', 'Nine men ran in the sun.'),
  NG: example('sing sin', 'long young thing', "I'm bringing strong young singers."),
  L: example('light right', 'live family school', 'Little Lily left all the yellow lemons.'),
  R: example('road load', 'red sorry very', 'Rory wrote three red rules.'),
  W: example('wine vine', 'work question away', 'We went away with William.'),
  Y: example('year ear', 'use yesterday music', 'You used your yellow yacht last year.'),
};
