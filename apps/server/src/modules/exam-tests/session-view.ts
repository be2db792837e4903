import type { Session, SessionItem, SessionQuestion } from '@bandwise/contract/exam-tests';
import { isFinished } from './session-state.ts';
import type { SessionQuestionRow, SessionRow } from './sessions.repository.ts';

export function toSessionItem(row: SessionRow): SessionItem {
  return {
    id: row.id,
    exam_code: row.examCode,
    cambridge_book: row.book,
    test_number: row.test,
    part: row.part,
    status: row.status,
    is_completed: isFinished(row.status),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
    total_questions: row.totalQuestions,
    completed_questions: row.completedQuestions,
    current_question_order: row.currentQuestionOrder,
    current_question_index: row.currentQuestionOrder - 1,
    overall_band: row.overallBand,
    duration_seconds: row.spokenMs / 1000,
  };
}

export function toSession(row: SessionRow, transcription: string | null): Session {
  return {
    ...toSessionItem(row),
    user_id: row.userId,
    exam_type_id: row.part,
    topic: row.topic,
    question: row.question,
    transcription,
  };
}

export function toSessionQuestion(row: SessionQuestionRow, audioId: number | null): SessionQuestion {
  return {
    id: row.id,
    question_order: row.questionOrder,
    question_text: row.questionText,
    kind: row.kind,
    topic: row.topic,
    points: row.points,
    preparation_seconds: row.preparationSec,
    max_seconds: row.maxSec,
    status: row.answeredAt === null ? 'pending' : 'completed',
    audio_id: audioId,
  };
}
