import type { listTestRecords as listTestRecordsCall, TestRecord } from '@bandwise/contract/test-records';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import type { SessionRow } from '../exam-tests/sessions.repository.ts';
import { countedMax, countRecords, listRecordsPage, type RecordFilter } from './test-records.repository.ts';

type Query = z.output<typeof listTestRecordsCall.query>;

export async function listTestRecords({ db }: Platform, query: Query) {
  const filter: RecordFilter = { ...readExamId(query.exam_id), userId: query.user_id, status: query.status };
  const [rows, counted] = await Promise.all([listRecordsPage(db, filter, query), countRecords(db, filter)]);
  return {
    items: rows.map(toTestRecord),
    total: Math.min(counted, countedMax),
    total_is_lower_bound: counted > countedMax,
  };
}

/** The contract has checked how a code is written. */
function readExamId(examId: Query['exam_id']): Pick<RecordFilter, 'sessionId' | 'test'> {
  if (typeof examId !== 'string') return { sessionId: examId };
  const [book = 0, test = 0, part] = (examId.match(/\d+/g) ?? []).map(Number);
  return { test: { book, test, part } };
}

const toTestRecord = (row: SessionRow): TestRecord => ({
  exam_session_id: row.id,
  exam_code: row.examCode,
  part: row.part,
  question: row.question,
  user_id: row.userId,
  status: row.status,
  overall_band: row.overallBand,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
