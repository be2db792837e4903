import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { isMissing } from '../../lib/exam-tests/is-missing.ts';
import { DetailedReport } from './detailed-report.tsx';
import { ReportFailure, ReportMissing, ReportSkeleton } from './report-states.tsx';
import { ReportText } from './report-text.tsx';
import styles from './reports.module.css';
import { useAudioFeedbackQuery, usePerformanceQuery } from './reports-api.ts';

export default function DetailedReportPage() {
  const { t } = useTranslation('reports');
  const audioId = Number(useParams().audioId);
  const isId = Number.isInteger(audioId) && audioId > 0;
  const feedback = useAudioFeedbackQuery(audioId, { skip: !isId });
  const performance = usePerformanceQuery(audioId, { skip: !isId });
  usePageTitle(t('detailTitle', { id: isId ? audioId : '' }));
  const failure = (feedback.error ?? performance.error) as ApiFailure | undefined;
  if (!failure && feedback.data && performance.data)
    return <DetailedReport audio={feedback.data} performance={performance.data} />;
  return (
    <>
      <BackLink to="/reports" label={t('back')} />
      <div className={styles.head}>
        <h1>
          <ReportText name="detailTitle" values={{ id: isId ? audioId : '' }} />
        </h1>
      </div>
      <ReportState isId={isId} failure={failure} />
    </>
  );
}

interface ReportStateProps {
  isId: boolean;
  failure: ApiFailure | undefined;
}

function ReportState({ isId, failure }: ReportStateProps) {
  const { t } = useTranslation('reports');
  if (!isId || isMissing(failure)) return <ReportMissing reason="audioUnavailable" />;
  return failure ? <ReportFailure /> : <ReportSkeleton cards={4} lead={t('onItsWay')} />;
}
