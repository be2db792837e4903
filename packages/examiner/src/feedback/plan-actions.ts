import type { Criterion, JudgedSession } from '../assessment.ts';
import { mainPattern, nextSlip } from './tell-grammar.ts';

interface Task {
  readonly criterion: Criterion;
  readonly when: (session: JudgedSession) => boolean;
  readonly task: (session: JudgedSession) => string;
}

const insideStops = ({ timing }: JudgedSession): number =>
  timing?.longPauses.filter(({ place }) => place === 'inside_clause').length ?? 0;

/** A slip of the main pattern that the report has not quoted yet, where there is one. */
const startingPoint = (errors: JudgedSession['errors']): string => {
  const pattern = mainPattern(errors)?.errors ?? [];
  const told = nextSlip(errors)?.excerpt;
  return (
    (
      pattern
        .slice(1)
        .toReversed()
        .find(({ excerpt }) => excerpt !== told) ?? pattern.at(-1)
    )?.excerpt ?? ''
  );
};

/** What to do, how long, how often, and how to know that it worked. */
const TASKS: readonly Task[] = [
  {
    criterion: 'fluency',
    when: (session) => insideStops(session) >= 4,
    task: (session) =>
      `Tell one story in four minutes, then in three, then in two, three times a week. It works when your ${insideStops(session)} long pauses inside phrases halve.`,
  },
  {
    criterion: 'fluency',
    when: ({ timing }) => timing !== null && timing.wordsPerMinute < 110,
    task: ({ timing }) =>
      `Repeat a 30-second clip along with its speaker, then retell it, ten minutes a day. It works when your ${Math.round(timing?.wordsPerMinute ?? 0)} words a minute rise by ten.`,
  },
  {
    criterion: 'fluency',
    when: ({ basis }) => basis.words / basis.answers < 45,
    task: () =>
      'Answer five questions a day with answer, reason, example and contrast. It works when your answers reach 40 seconds.',
  },
  {
    criterion: 'fluency',
    when: () => true,
    task: () =>
      'Say your point in one line before each answer and return to it at the end, every day. It works when a listener can repeat your point.',
  },
  {
    criterion: 'grammar',
    when: ({ errors }) => mainPattern(errors)?.area === 'tense',
    task: () =>
      'Retell yesterday in 60 seconds each day, then check every verb. It works when fewer than one verb in ten slips.',
  },
  {
    criterion: 'grammar',
    when: ({ errors }) => mainPattern(errors) !== undefined,
    task: ({ errors }) =>
      `Mark ${mainPattern(errors)?.area ?? 'grammar'} in your own transcript twice a week, starting from “${startingPoint(errors)}”. It works when this pattern halves.`,
  },
  {
    criterion: 'grammar',
    when: ({ measures }) => measures.clauseVariety < 6,
    task: () =>
      'Put one “if”, one “which” and one -ing phrase into each answer, daily. It works when five kinds of clause appear in a session.',
  },
  {
    criterion: 'grammar',
    when: () => true,
    task: () =>
      'Record one answer a week and rebuild its three longest sentences in another way. It works when both ways come without a stop.',
  },
  {
    criterion: 'lexical',
    when: ({ errors }) => errors.some(({ area }) => area === 'word choice'),
    task: () =>
      'Keep a notebook of verbs with their nouns, five pairs a day, and use each aloud. It works when the pairs come unprompted.',
  },
  {
    criterion: 'lexical',
    when: ({ measures }) => measures.wordVariety < 0.85,
    task: () =>
      'Take five of your sentences three times a week and replace one word in each. It works when fewer words come back within a minute.',
  },
  {
    criterion: 'lexical',
    when: ({ criteria }) => (criteria.lexical?.band ?? 0) >= 7,
    task: () =>
      'Take one word you lean on, find three that are more exact, and use each in a new answer, three times a week. It works when one of them comes by itself.',
  },
  {
    criterion: 'lexical',
    when: () => true,
    task: () =>
      'Describe ten objects without naming them, twice a week. It works when no silence comes before a missing word.',
  },
  {
    criterion: 'pronunciation',
    when: () => true,
    task: () =>
      'Practise one sound in pairs of words, then in a sentence, then in a free answer, five minutes a day. It works at 85% in three sessions.',
  },
];

const SHOWN_TASKS = 3;

/** Three tasks at most, for the lowest criteria first. */
export const planActions = (session: JudgedSession): string[] => {
  const order = (['fluency', 'lexical', 'grammar', 'pronunciation'] as const)
    .filter((criterion) => session.criteria[criterion] !== null)
    .toSorted((one, other) => (session.criteria[one]?.exact ?? 9) - (session.criteria[other]?.exact ?? 9));
  return order.slice(0, SHOWN_TASKS).map((criterion) => {
    const task = TASKS.find((entry) => entry.criterion === criterion && entry.when(session));
    return task?.task(session) ?? '';
  });
};
