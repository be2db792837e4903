import { openExaminer, type Examiner } from '@bandwise/examiner/open-examiner';

let opening: Promise<Examiner> | undefined;

/** Word lists and grammar rules, with 350 MB of memory: loaded when they are first needed, once for the process. */
export function sharedExaminer(): Promise<Examiner> {
  opening ??= openExaminer().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
