import type { AvailableExam, ExamPart } from '@bandwise/contract/exam-tests';

interface PartOfExam {
  part: ExamPart;
  questions: number;
}

/** The parts that a test has, first to last. */
export function partsOf(exam: AvailableExam): PartOfExam[] {
  const parts: (PartOfExam & { isThere: boolean })[] = [
    { part: 1, questions: exam.part1_count, isThere: exam.has_part1 },
    { part: 2, questions: exam.part2_count, isThere: exam.has_part2 },
    { part: 3, questions: exam.part3_count, isThere: exam.has_part3 },
  ];
  return parts.filter(({ isThere }) => isThere).map(({ part, questions }) => ({ part, questions }));
}

export const sessionCode = (examCode: string, part: ExamPart) => `${examCode}P${part}`;
