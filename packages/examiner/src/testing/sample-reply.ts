import type { Reply } from '../llm/reply.ts';

/** A model's honest reply to the sample answer of band 5 (work). */
export const SAMPLE_REPLY: Reply = {
  bands: { fluency: 5, lexical: 5, grammar: 5.5 },
  overall_impression:
    'You gave your opinion at once and supported it with your own family. Longer sentences stalled when the grammar grew harder.',
  criteria: {
    fluency:
      'You kept the answer going to the end. Several stops came inside a phrase, before the word you wanted.',
    lexical: 'You had the words for this topic. The same few verbs carried most of the answer.',
    grammar: 'Your simple sentences were mostly clean. Conditions about the future slipped.',
  },
  strengths: [
    {
      quote: 'everything is expensive and they need money',
      comment: 'A clear reason that develops your point.',
    },
  ],
  weaknesses: [
    {
      criterion: 'grammar',
      quote: 'If I will have a job',
      comment: 'After “if” the present tense speaks about the future.',
    },
    {
      criterion: 'lexical',
      quote: 'they have stress',
      comment: 'A more exact choice would be “they are under stress”.',
    },
  ],
  corrections: [
    {
      kind: 'conditional',
      quote: 'If I will have a job I want to have free time',
      better: 'If I have a job, I want to have free time',
      why: 'The condition takes the present tense.',
    },
    {
      kind: 'agreement',
      quote: 'he come home very late',
      better: 'he comes home very late',
      why: 'He, she and it take an -s.',
    },
  ],
  action_plan: [
    'Say five sentences with “if” about next year, each day for a week. It works when no “will” follows “if”.',
    'Retell this answer twice without stopping inside a phrase. It works when the second time is shorter.',
  ],
  answers: [{ number: 1, comment: 'You answered the question and gave one case from your life.' }],
  encouragement: 'You spoke for over a minute on an abstract question, which is a base to build on.',
};
