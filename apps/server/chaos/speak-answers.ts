import { speak } from '../src/testing/speak.ts';

export interface Answers {
  /** For the first and the second question of a Part 2. */
  files: Uint8Array<ArrayBuffer>[];
  /** Whether they are long enough for a band: ten seconds and fifteen words. */
  isEnough: boolean;
}

const texts = {
  whole: [
    'Well, I would like to talk about my grandmother, because she taught me how to cook when I was a child.',
    'Yes, I think that young people today spend too much time with their phones, and not enough with their friends.',
  ],
  /** For very many sessions: everything is listened to and examined, and the report says that it was too little. */
  short: ['I often cook with my grandmother.', 'Yes, I think that is true.'],
};

export type AnswerLength = keyof typeof texts;
export const answerLengths = Object.keys(texts);
export const isAnswerLength = (name: string): name is AnswerLength => name in texts;

/** Answers in real speech. */
export async function speakAnswers(length: AnswerLength): Promise<Answers> {
  const { recordings } = await speak(...texts[length]);
  return { files: recordings.map((file) => new Uint8Array(file)), isEnough: length === 'whole' };
}
