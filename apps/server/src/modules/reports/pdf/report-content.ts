import type { ExamPart } from '@bandwise/contract/exam-tests';
import type { FeedbackDocument } from '../../feedback/feedback.tables.ts';

/** All that a report is made of, as data that can cross to another thread. */
export interface ReportContent {
  learnerName: string;
  session: {
    id: number;
    examCode: string;
    part: ExamPart;
    topic: string;
    at: Date;
    /** Where it was that day. */
    timeZone: string;
  };
  feedback: FeedbackDocument;
}
