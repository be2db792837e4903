import { examParts, type AvailableExam } from '@bandwise/contract/exam-tests';
import { type PaperSummary } from '@bandwise/contract/papers';
import type { PaperRow } from './papers.repository.ts';
import { questionsOfPart } from './questions-of-part.ts';

export function toExam(row: PaperRow): AvailableExam {
  const counts = [row.part1Count, row.part2Count, row.part3Count];
  return {
    exam_code: row.code,
    cambridge_book: row.book,
    test_number: row.test,
    part1_count: row.part1Count,
    part2_count: row.part2Count,
    part3_count: row.part3Count,
    has_part1: row.part1Count > 0,
    has_part2: row.part2Count > 0,
    has_part3: row.part3Count > 0,
    total_papers: counts.filter((questions) => questions > 0).length,
  };
}

export function toPaperSummary(row: PaperRow): PaperSummary {
  return {
    ...toExam(row),
    version: row.version,
    is_retired: row.retiredAt !== null,
    updated_at: row.createdAt.toISOString(),
  };
}

export function toPaper(row: PaperRow) {
  return {
    ...toPaperSummary(row),
    parts: examParts.map((part) => ({ part, questions: questionsOfPart(row.content, part) })),
  };
}
