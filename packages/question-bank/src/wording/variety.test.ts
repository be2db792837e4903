import { describe, expect, it } from 'vitest';
import type { Paper } from '../paper.ts';
import { readPapers } from '../read-papers.ts';

/** What the exam opens with: where somebody lives, what they do all day and with whom. */
const FAMILIAR = [
  ...['Home', 'Your home town', 'Your neighbourhood', 'Your street', 'Your room', 'Kitchens', 'Neighbours'],
  ...['Work or studies', 'Your place of work or study', 'Colleagues and classmates', 'Taking a break'],
  ...['Daily routine', 'Mornings', 'Evenings at home', 'Weekends', 'Household jobs', 'Getting around'],
  ...['Friends', 'Learning English', 'Learning new things', 'Plans and hopes'],
];
/** "Do you like …?" and its kin are soon answered; a choice between two things is not. */
const YES_OR_NO = /^(?:Do|Does|Did|Is|Are|Was|Were|Have|Has|Would|Can|Could|Will|Should)\b(?!.* or )/;
const YES_OR_NO_IN_TOPIC = 2;
const YES_OR_NO_IN_PART_3 = 3;
const WAYS_TO_BEGIN = 3;

const beginning = (question: string) => question.split(' ', 2).join(' ');
const yesOrNo = (questions: readonly string[]) => questions.filter((question) => YES_OR_NO.test(question));

/** What a paper lets a speaker show at least once. */
const invited: [what: string, pattern: RegExp, texts: (paper: Paper) => readonly string[]][] = [
  [
    'the past',
    /\b(?:did|was|were|have you|has|last)\b/i,
    ({ part1 }) => part1.flatMap((topic) => topic.questions),
  ],
  ['what could be', /\b(?:would|could|might|will|if)\b/i, ({ part3 }) => part3],
  ['comparison', /\b(?:than|differ\w*|compare|or)\b/i, ({ part3 }) => part3],
  ['reasons', /^(?:Why|What makes|What leads|What is it about|How do you explain)\b/, ({ part3 }) => part3],
];

describe.each(readPapers().map((paper) => [paper.code, paper] as const))('%s', (_, paper) => {
  it('opens with something familiar', () => {
    expect(FAMILIAR).toContain(paper.part1[0]?.topic);
  });

  it.each(paper.part1.map(({ topic, questions }) => [topic, questions] as const))(
    'asks about "%s" in more than one way',
    (__, questions) => {
      expect(new Set(questions.map(beginning)).size).toBeGreaterThanOrEqual(WAYS_TO_BEGIN);
      expect(yesOrNo(questions).length).toBeLessThanOrEqual(YES_OR_NO_IN_TOPIC);
    },
  );

  it('discusses more than yes or no', () => {
    expect(yesOrNo(paper.part3).length).toBeLessThanOrEqual(YES_OR_NO_IN_PART_3);
  });

  it.each(invited)('asks for %s', (__, pattern, texts) => {
    expect(texts(paper).some((text) => pattern.test(text))).toBe(true);
  });
});
