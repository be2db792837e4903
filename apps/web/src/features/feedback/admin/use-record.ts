import { practiceLimits } from '@bandwise/contract/limits';
import { useState } from 'react';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { usePracticeLogsQuery, useTestRecordQuery, type RecordDetail } from './record-api.ts';

const isUnderWay = (record: RecordDetail | undefined) =>
  record?.session.status === 'feedback_generating' || record?.session.status === 'completed';

/** A session with everything that is known of it, looked at again and again while it is being scored. */
export function useRecord(sessionId: number) {
  const [isMoving, setIsMoving] = useState(false);
  const pollingInterval = isMoving ? practiceLimits.feedbackPollIntervalMs : 0;
  const record = useTestRecordQuery(sessionId, { pollingInterval });
  const logs = usePracticeLogsQuery(sessionId, { pollingInterval, skip: !record.data });
  if (isUnderWay(record.currentData) !== isMoving) setIsMoving(!isMoving);
  return {
    record: record.currentData,
    logs: logs.currentData?.items,
    failure: record.currentData ? null : ((record.error as ApiFailure | undefined) ?? null),
    refresh: () => Promise.all([record.refetch(), record.data && logs.refetch()]),
  };
}
