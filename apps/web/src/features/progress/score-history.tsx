import Skeleton from '@mui/material/Skeleton';
import { listLimitMax } from '@bandwise/contract/limits';
import type { ScoredSession } from '@bandwise/contract/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { ScoreTable } from '../../components/score-charts/score-table.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { useScoreHistoryQuery } from '../../lib/progress/progress-api.ts';
import styles from './progress-page.module.css';
import { ScoreCharts } from './score-charts.tsx';
import { ViewSwitch } from './view-switch.tsx';

export function ScoreHistory() {
  const { t } = useTranslation('progress');
  const { data, error, isLoading, refetch } = useScoreHistoryQuery({ limit: listLimitMax });
  useFailureToast(error, t('failed.history'));
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const hasScores = data !== undefined && data.items.length > 0;
  return (
    <section className="card" aria-labelledby="score-history">
      <div className={styles.cardHead}>
        <h2 id="score-history">{t('scoreHistory')}</h2>
        {hasScores && <ViewSwitch view={view} onChange={setView} />}
      </div>
      {isLoading && <Skeleton variant="rounded" height={320} />}
      {error && <LoadFailure failure={error} text={t('failed.history')} onRetry={() => void refetch()} />}
      {data && !hasScores && (
        <div className={styles.empty}>
          <p className="text2">{t('noScores')}</p>
          <ButtonLink variant="contained" to="/exam-tests">
            {t('startPracticing')}
          </ButtonLink>
        </div>
      )}
      {hasScores && view === 'chart' && <ScoreCharts newestFirst={data.items} />}
      {hasScores && view === 'table' && <ScoreList newestFirst={data.items} total={data.total} />}
    </section>
  );
}

interface ScoreListProps {
  newestFirst: ScoredSession[];
  total: number;
}

function ScoreList({ newestFirst, total }: ScoreListProps) {
  const { t } = useTranslation('progress');
  return (
    <>
      <ScoreTable scores={newestFirst} label={t('scoreHistory')} />
      {total > newestFirst.length && (
        <p className={`caption text2 ${styles.note}`}>
          {t('latestOf', { shown: newestFirst.length, total })}
        </p>
      )}
    </>
  );
}
