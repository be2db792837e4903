import { stepTypes, type StepType } from './coaching-plan.ts';

/** Where a learner stands; words go by their place in the list. */
export interface CoachingProgress {
  wordCount: number;
  word: number;
  step: StepType;
  /** For each word the steps that are done. */
  done: readonly (readonly StepType[])[];
  /** After the last step of the last word. */
  isCompleted: boolean;
}

export type CoachingAction =
  | { type: 'complete' }
  | { type: 'choose-word'; word: number }
  | { type: 'choose-step'; step: StepType }
  | { type: 'restart' };

const firstOpen = (done: readonly StepType[]): StepType =>
  stepTypes.find((step) => !done.includes(step)) ?? 'listen';

/** `done` is what was done of each word before, if anything. */
export const beginAt = (
  wordCount: number,
  word: number,
  done: CoachingProgress['done'] = Array.from({ length: wordCount }, () => []),
): CoachingProgress => ({ wordCount, word, step: firstOpen(done[word] ?? []), done, isCompleted: false });

/** Steps are taken in order: one is open when all before it are done. */
export function isOpen({ done, word }: CoachingProgress, step: StepType): boolean {
  return stepTypes.slice(0, stepTypes.indexOf(step)).every((before) => done[word]?.includes(before));
}

export const isDone = ({ done, word }: CoachingProgress, step: StepType): boolean =>
  done[word]?.includes(step) ?? false;

/** The step is done; the next step follows, then the next word, then the end. */
function complete(progress: CoachingProgress): CoachingProgress {
  const { word, step, wordCount } = progress;
  const done = progress.done.map((steps, at) =>
    at === word && !steps.includes(step) ? [...steps, step] : steps,
  );
  const next = stepTypes[stepTypes.indexOf(step) + 1];
  if (next) return { ...progress, done, step: next };
  if (word + 1 < wordCount)
    return { ...progress, done, word: word + 1, step: firstOpen(done[word + 1] ?? []) };
  return { ...progress, done, isCompleted: true };
}

export function advance(progress: CoachingProgress, action: CoachingAction): CoachingProgress {
  switch (action.type) {
    case 'complete':
      return complete(progress);
    case 'choose-word':
      return {
        ...progress,
        word: action.word,
        step: firstOpen(progress.done[action.word] ?? []),
        isCompleted: false,
      };
    case 'choose-step':
      return isOpen(progress, action.step)
        ? { ...progress, step: action.step, isCompleted: false }
        : progress;
    case 'restart':
      return beginAt(progress.wordCount, 0);
  }
}
