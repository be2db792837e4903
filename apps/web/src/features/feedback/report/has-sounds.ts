import type { Feedback } from '@bandwise/contract/feedback';

/** Without a band the sounds may not have been judged either; then there is nothing to say about them. */
export const hasSounds = ({ outcome, word_level_feedback: words }: Feedback): boolean =>
  outcome === 'judged' || words.length > 0;
