import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AudioDeckProvider } from '../../../components/audio-player/audio-deck-provider.tsx';
import { usePageTitle } from '../../../components/use-page-title.ts';
import { ReportSections } from '../report/report-sections.tsx';
import styles from './admin.module.css';
import { DetailedScores } from './detailed-scores.tsx';
import { LlmCalls } from './llm-calls.tsx';
import { PracticeDetails } from './practice-details.tsx';
import type { RecordDetail } from './record-api.ts';
import { RecordHead } from './record-head.tsx';
import { RecordState } from './record-state.tsx';
import { Recordings } from './recordings.tsx';
import { ScoringPanel } from './scoring/scoring-panel.tsx';
import { useRecord } from './use-record.ts';

/** The feedback report as an administrator sees it: with what it was made of, and why it is not there. */
export default function AdminFeedbackPage() {
  const { t } = useTranslation('test-records');
  const id = Number(useParams().id);
  usePageTitle(t('detail.title'));
  return <RecordOf key={id} id={id} />;
}

function RecordOf({ id }: { id: number }) {
  const { t } = useTranslation('test-records');
  const { record, logs, failure, refresh } = useRecord(id);
  if (failure) return <RecordState failure={failure} onRetry={() => void refresh()} />;
  if (!record) return <Skeleton variant="rounded" height={480} aria-label={t('loading')} />;
  return <WholeRecord record={record} logs={logs} onReplayed={refresh} />;
}

interface WholeRecordProps {
  record: RecordDetail;
  logs: Parameters<typeof PracticeDetails>[0]['logs'];
  onReplayed: () => Promise<unknown>;
}

function WholeRecord({ record, logs, onReplayed }: WholeRecordProps) {
  const isFailed = record.session.status === 'failed';
  return (
    <AudioDeckProvider>
      <div className={styles.page}>
        <RecordHead record={record} />
        <ScoringPanel record={record} onReplayed={onReplayed} />
        <div className={styles.details}>
          <DetailedScores scores={record.scores} />
          <Recordings recordings={record.recordings} isOpen={isFailed} />
          <LlmCalls calls={record.llm_calls} hasMore={record.has_more_calls} isOpen={isFailed} />
          <PracticeDetails logs={logs} isOpen={isFailed} />
        </div>
        {record.feedback && <ReportSections feedback={record.feedback} onChanged={null} />}
      </div>
    </AudioDeckProvider>
  );
}
