/** How much of its dictionary stress a word keeps inside a sentence. */
export type WordStress = 'full' | 'light' | 'none';

const unstressed = new Set(
  (
    'the a an to of and in at for from with by as or is are was were be am have has had can could will would you your ' +
    "i my we he his she her it its they their there if than this these those that what when it's i'm you're they're " +
    "we're he's she's that's what's there's i've you've we've they've i'd you'd we'd they'd i'll you'll we'll they'll"
  ).split(' '),
);

const lightlyStressed = new Set(
  (
    'on but been should shall might me us our him them who some how where which why not so about into over up down ' +
    "before while any isn't aren't wasn't weren't"
  ).split(' '),
);

/** At the end of a phrase these stand for a whole phrase and are stressed: "What is it for?" */
const strongBeforePause = new Set(
  (
    'to of in at for from with by is are was were am have has had can could will would on been should might ' +
    'about into over up down before not so why how where which who'
  ).split(' '),
);

export function stressOf(spelling: string, beforePause: boolean): WordStress {
  if (beforePause && strongBeforePause.has(spelling)) return 'full';
  if (unstressed.has(spelling)) return 'none';
  return lightlyStressed.has(spelling) ? 'light' : 'full';
}

/** What follows decides how "the" and "to" sound. */
export function weakPhones(spelling: string, before: 'vowel' | 'consonant' | 'pause'): string | undefined {
  switch (spelling) {
    case 'the':
      return before === 'vowel' ? 'DH IY0' : 'DH AH0';
    case 'to':
      if (before === 'pause') return 'T UW1';
      return before === 'vowel' ? 'T UH0' : 'T AH0';
    case 'a':
      return before === 'pause' ? 'EY1' : 'AH0';
    case 'an':
      return 'AE1 N';
    case 'than':
      return 'DH AH0 N';
    case 'and':
      return 'AE1 N D';
    default:
      return undefined;
  }
}
