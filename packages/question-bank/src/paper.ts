import { z } from 'zod';
import { cueCardText } from './cue-card-text.ts';
import { readingTimeSec } from './reading-time.ts';
import { spokenQuestion, spokenText } from './spoken-text.ts';

/** The shape of the exam's speaking test, as decided in the specification. */
const TOPICS_IN_PART_1 = 3;
const QUESTIONS_IN_TOPIC = 4;
const POINTS_ON_CARD = 4;
const QUESTIONS_IN_PART_3 = 6;

/** Longer than this and a listener loses the beginning of the question. */
const PART_1_QUESTION_MAX_SEC = 12;
const PART_3_QUESTION_MAX_SEC = 15;
/** The card is also in view, and reading it aloud delays the minute of preparation. */
const CUE_CARD_MAX_SEC = 40;
/** Fits on one line of a phone. */
const HEADING_MAX_LENGTH = 40;

const CODE = /^C([1-9]\d{0,2})T([1-9]\d{0,2})$/;

const exactly = <Item extends z.ZodType>(count: number, item: Item, items: string) =>
  z
    .array(item, {
      error: ({ input }) => (input === undefined ? 'is missing' : `must be a list of ${items}`),
    })
    .superRefine((list, context) => {
      if (list.length !== count)
        context.addIssue({
          code: 'custom',
          message: `has ${list.length} ${items}; there must be ${count}`,
        });
    })
    .readonly();

const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject(shape, {
      error: (issue) => {
        if (issue.code === 'unrecognized_keys')
          return `has ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}, which no paper has`;
        return issue.input === undefined ? 'is missing' : 'must be an object';
      },
    })
    .readonly();

const heading = spokenText(PART_1_QUESTION_MAX_SEC)
  .max(HEADING_MAX_LENGTH, `is longer than ${HEADING_MAX_LENGTH} characters`)
  .regex(/^\p{Lu}.*[^.?]$/u, 'must begin with a capital letter and end without a full stop');

const part1Topic = record({
  topic: heading,
  questions: exactly(QUESTIONS_IN_TOPIC, spokenQuestion(PART_1_QUESTION_MAX_SEC), 'questions'),
});

const cueCard = record({
  topic: spokenText(CUE_CARD_MAX_SEC).regex(/^Describe .+\.$/, 'must read "Describe … ." with a full stop'),
  points: exactly(
    POINTS_ON_CARD,
    spokenText(CUE_CARD_MAX_SEC).regex(
      /^[a-z].*[^.?,]$/,
      'must begin with a small letter and end without a full stop',
    ),
    'points',
  ),
  roundingOff: spokenQuestion(PART_1_QUESTION_MAX_SEC),
}).superRefine((card, context) => {
  if (!(card.points.at(-1) ?? '').startsWith('and explain '))
    context.addIssue({
      code: 'custom',
      path: ['points', POINTS_ON_CARD - 1],
      message: 'must begin with "and explain"',
    });
  const timeSec = Math.round(readingTimeSec(cueCardText(card)));
  if (timeSec > CUE_CARD_MAX_SEC)
    context.addIssue({
      code: 'custom',
      message: `takes about ${timeSec} s to read aloud; at most ${CUE_CARD_MAX_SEC} s are allowed`,
    });
});

const paper = record({
  code: z
    .string({ error: 'is missing' })
    .regex(CODE, 'must be C, the number of the book, T and the number of the test, such as "C7T1"'),
  /** What Part 2 and Part 3 are about. */
  theme: heading,
  part1: exactly(TOPICS_IN_PART_1, part1Topic, 'topics'),
  part2: cueCard,
  part3: exactly(QUESTIONS_IN_PART_3, spokenQuestion(PART_3_QUESTION_MAX_SEC), 'questions'),
});

/** One paper: a test of a book, with everything it asks. */
export const paperSchema = paper.superRefine(({ part1, part3 }, context) => {
  const seen = new Set<string>();
  const notice = (question: string, path: PropertyKey[]) => {
    if (seen.has(question))
      context.addIssue({ code: 'custom', path, message: 'is asked twice in this paper' });
    seen.add(question);
  };
  part1.forEach(({ questions }, topic) =>
    questions.forEach((question, index) => notice(question, ['part1', topic, 'questions', index])),
  );
  part3.forEach((question, index) => notice(question, ['part3', index]));
});

export type Paper = z.infer<typeof paperSchema>;

/** The numbers in a paper's code: C7T1 is test 1 of book 7. */
export function numbersInCode(code: string): { book: number; test: number } {
  const [, book, test] = CODE.exec(code) ?? [];
  if (book === undefined || test === undefined) throw new Error(`${code} is not the code of a paper`);
  return { book: Number(book), test: Number(test) };
}
