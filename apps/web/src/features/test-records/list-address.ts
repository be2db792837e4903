import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { testRecordLimits } from '@bandwise/contract/limits';
import { readDigits } from '../../lib/read-digits.ts';

/** In the order in which a session goes through them. */
export const statuses = [
  'in_progress',
  'paused',
  'completed',
  'feedback_generating',
  'feedback_completed',
  'failed',
] as const satisfies SessionStatus[];

/** What is looked for; empty fields are not asked for. */
export interface RecordSearch {
  examId: string;
  userId: string;
  status: SessionStatus | '';
}

export interface ListPlace extends RecordSearch {
  /** From 1. */
  page: number;
  pageSize: number;
}

export const noSearch: RecordSearch = { examId: '', userId: '', status: '' };

const { pageSizes, pageSizeDefault } = testRecordLimits;

/** The part of the address after the question mark; what makes no sense there counts as not said. */
export function readPlace(params: URLSearchParams): ListPlace {
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size') ?? pageSizeDefault);
  const status = statuses.find((one) => one === params.get('status')) ?? '';
  return {
    examId: (params.get('exam_id') ?? '').trim(),
    userId: readDigits(params.get('user_id')),
    status,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((one) => one === size) ?? pageSizeDefault,
  };
}

/** The shortest address of a place: what goes without saying is left out. */
export function writePlace({ examId, userId, status, page, pageSize }: ListPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (examId.trim()) params.set('exam_id', examId.trim());
  if (userId) params.set('user_id', userId);
  if (status) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  if (pageSize !== pageSizeDefault) params.set('size', String(pageSize));
  return params;
}
