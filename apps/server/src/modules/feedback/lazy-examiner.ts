import { openExaminer, type Examiner } from '@bandwise/examiner/open-examiner';

export type LazyExaminer = () => Promise<Examiner>;

/** Loads word lists and grammar rules when they are first needed, once for the process. */
export function lazyExaminer(): LazyExaminer {
  let opening: Promise<Examiner> | undefined;
  return () => {
    opening ??= openExaminer().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}
