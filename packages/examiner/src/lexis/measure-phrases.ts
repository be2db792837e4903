import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { distinctInWindows } from '../transcript/distinct-in-windows.ts';
import { tokensOf } from '../transcript/session.ts';

const PARTICLES = new Set(
  'up out away back over off down around through along forward together apart'.split(' '),
);

/** Word partnerships of everyday talk, as two neighbouring words. */
const PAIRS = new Set(
  `kind of|sort of|a bit|of course|at least|at all|as well|as far|used to|even though|even if|in fact|each other|more than|less than
|rather than|such as|so that|in order|instead of|because of|a few|a couple|most of|all of|some of|one of|be able|have to|get used
|look forward|take care|make sure|at first|at last|in general|for example|for instance|on time|by myself|on my|in terms|depend on
|depends on|right now|these days|no longer|not only|in case|as long|as soon|the same|as if|would rather|up to|tend to|tends to|supposed to
|likely to|due to|close to|according to|focus on|deal with|end up|ended up|turn out|turned out|find out|figure out|point of|lack of
|a lot|lots of|plenty of|sense of|way of|from time|to me|in common|on average|in particular|as a|the way|the fact|of my|about it`
    .replaceAll('\n', '')
    .split('|'),
);

const WINDOW_WORDS = 100;
const GROWTH = 0.8;

/** Different phrasal verbs and set phrases in a hundred words. */
export const measurePhrases = (answers: readonly AnnotatedAnswer[]): number => {
  const tokens = tokensOf(answers);
  return distinctInWindows(
    tokens.map(({ text, pos }, index) => {
      const before = tokens[index - 1];
      if (before === undefined) return undefined;
      if (PARTICLES.has(text) && before.pos === 'VERB' && pos !== 'NOUN') return `${before.lemma} ${text}`;
      const pair = `${before.text} ${text}`;
      return PAIRS.has(pair) ? pair : undefined;
    }),
    WINDOW_WORDS,
    GROWTH,
  );
};
