/** An answer whose receipt a learner has. */
export interface Receipt {
  token: string;
  sessionId: number;
  questionOrder: number;
  audioId: number;
  sha256: string;
}

/** How the wait for a report went. */
export interface Waited {
  waitedMs: number;
  /** What was first said of those ahead, and how long it really took until nobody was. */
  told: { sessionsAhead: number; aboutMs: number | null; reallyMs: number } | null;
}

/** What happened to the learners of a run. */
export interface Diary {
  receipts: Receipt[];
  /** Sessions that were practised to the end. */
  finished: ({ sessionId: number; token: string } & Waited)[];
  /** Sessions for which feedback had to be asked for again. */
  askedAgain: number;
  /** What no learner should ever meet. */
  complaints: string[];
}

export const openDiary = (): Diary => ({ receipts: [], finished: [], askedAgain: 0, complaints: [] });
