import type { AnnotatedAnswer } from '../transcript/annotate-answer.ts';
import { cleanProse, plainText } from './clean-prose.ts';
import { READ_CRITERIA, type ReadCriterion } from './descriptors.ts';
import { findQuote, type FoundQuote } from './find-quote.ts';
import { NonsensicalReply, type Reply } from './reply.ts';

/** What of a reply can be shown: every claim with words that the learner said. */
export interface Claims {
  readonly impression: string;
  readonly encouragement: string;
  readonly criteria: Readonly<Record<ReadCriterion, string>>;
  readonly strengths: readonly Claim[];
  readonly weaknesses: readonly Weakness[];
  readonly corrections: readonly Correction[];
  readonly tasks: readonly string[];
  /** By the answer's index; undefined where nothing was said of it. */
  readonly answers: readonly (string | undefined)[];
}

interface Claim {
  readonly quote: FoundQuote;
  readonly comment: string;
}

interface Weakness extends Claim {
  readonly criterion: ReadCriterion;
}

interface Correction {
  readonly kind: string;
  readonly quote: FoundQuote;
  readonly better: string;
  readonly why: string;
}

/** In characters: two or three sentences, four, one or two, and a task with its measure. */
const LONGEST = { impression: 600, criterion: 800, comment: 320, task: 320, kind: 30, better: 240 } as const;
const SHOWN = { strengths: 3, weaknesses: 3, corrections: 5, tasks: 3 } as const;
/** A reader who invents more of the quotations than this has not read the transcript. */
const MOST_INVENTED = 0.5;

export const readClaims = (reply: Reply, answers: readonly AnnotatedAnswer[]): Claims => {
  const find = (quote: string): FoundQuote | undefined => findQuote(answers, quote);
  const clean = (text: string, longest: number): string =>
    cleanProse(text, { longest, wasSaid: (quote) => find(quote) !== undefined });
  const readClaim = ({ quote, comment }: Reply['strengths'][number]): Claim[] => {
    const found = find(quote);
    const said = clean(comment, LONGEST.comment);
    return found === undefined || said === '' ? [] : [{ quote: found, comment: said }];
  };
  refuseInvented([...reply.strengths, ...reply.weaknesses, ...reply.corrections], find);
  const read: Claims = {
    impression: clean(reply.overall_impression, LONGEST.impression),
    encouragement: clean(reply.encouragement, LONGEST.comment),
    criteria: {
      fluency: clean(reply.criteria.fluency, LONGEST.criterion),
      lexical: clean(reply.criteria.lexical, LONGEST.criterion),
      grammar: clean(reply.criteria.grammar, LONGEST.criterion),
    },
    strengths: reply.strengths.flatMap(readClaim).slice(0, SHOWN.strengths),
    weaknesses: reply.weaknesses
      .flatMap((weakness) =>
        readClaim(weakness).map((claim) => ({ ...claim, criterion: weakness.criterion })),
      )
      .slice(0, SHOWN.weaknesses),
    corrections: reply.corrections
      .flatMap((correction) => readCorrection(correction, find, clean))
      .slice(0, SHOWN.corrections),
    tasks: reply.action_plan
      .map((task) => clean(task, LONGEST.task))
      .filter(Boolean)
      .slice(0, SHOWN.tasks),
    answers: answers.map((_, index) => {
      const comment = reply.answers.find(({ number }) => number === index + 1)?.comment;
      return comment === undefined ? undefined : clean(comment, LONGEST.comment) || undefined;
    }),
  };
  if (
    read.impression === '' ||
    read.tasks.length === 0 ||
    READ_CRITERIA.every((name) => read.criteria[name] === '')
  )
    throw new NonsensicalReply('nothing of the reply can be shown');
  return read;
};

const refuseInvented = (
  claimed: readonly { quote: string }[],
  find: (quote: string) => FoundQuote | undefined,
): void => {
  const invented = claimed.filter(({ quote }) => find(quote) === undefined).length;
  if (invented > MOST_INVENTED * claimed.length)
    throw new NonsensicalReply(`${invented} of ${claimed.length} quotations are not in the transcript`);
};

const readCorrection = (
  { kind, quote, better, why }: Reply['corrections'][number],
  find: (quote: string) => FoundQuote | undefined,
  clean: (text: string, longest: number) => string,
): Correction[] => {
  const found = find(quote);
  const put = cleanProse(better, { longest: LONGEST.better, wasSaid: () => true });
  const reason = clean(why, LONGEST.comment);
  if (found === undefined || put === '' || reason === '' || put.toLowerCase() === found.text.toLowerCase())
    return [];
  return [
    {
      kind: plainText(kind).toLowerCase().slice(0, LONGEST.kind) || 'grammar',
      quote: found,
      better: put,
      why: reason,
    },
  ];
};
