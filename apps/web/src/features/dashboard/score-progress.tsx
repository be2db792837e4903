import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import type { ScoredSession } from './dashboard-api.ts';
import { useScoreHistoryQuery } from './dashboard-api.ts';
import styles from './dashboard-page.module.css';
import { ScoreChange } from './score-change.tsx';
import { ScoreTable } from './score-table.tsx';

const ScoreChart = lazy(() => import('./score-chart.tsx'));

/** As many as can be told apart in a chart of this size; the page of details has them all. */
const shownMax = 20;

export function ScoreProgress() {
  const { t } = useTranslation('dashboard');
  const { data, isLoading } = useScoreHistoryQuery({ limit: shownMax });
  // The server sends the newest first; a chart is read from the left.
  const scores = [...(data?.items ?? [])].reverse();
  return (
    <section className="card" aria-labelledby="score-progress">
      <div className={styles.chartHead}>
        <h2 id="score-progress">{t('scoreProgress')}</h2>
        <ButtonLink variant="text" size="small" to="/progress">
          {t('detailedAnalysis')}
        </ButtonLink>
      </div>
      {isLoading && <Skeleton variant="rounded" height={260} />}
      {!isLoading && scores.length === 0 && <p className="text2">{t('noScores')}</p>}
      {scores.length > 0 && <Scores scores={scores} />}
    </section>
  );
}

interface ScoresProps {
  scores: ScoredSession[];
}

function Scores({ scores }: ScoresProps) {
  const { t } = useTranslation('dashboard');
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      <ScoreChange scores={scores} />
      {isTable ? (
        <ScoreTable scores={scores} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <ScoreChart scores={scores} />
        </Suspense>
      )}
      <div className={styles.chartFoot}>
        <Button variant="text" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? t('showChart') : t('showTable')}
        </Button>
      </div>
    </>
  );
}
