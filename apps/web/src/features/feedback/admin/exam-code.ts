import type { Session } from '@bandwise/contract/exam-tests';

/** As an administrator reads it: built from the paper's numbers (section 2 of the specification). */
export const adminExamCode = ({
  cambridge_book: book,
  test_number: test,
  part,
}: Pick<Session, 'cambridge_book' | 'test_number' | 'part'>): string => `C${book}T${test}P${part}`;
