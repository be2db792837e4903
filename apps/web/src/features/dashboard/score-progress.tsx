import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ScoredSession } from '@bandwise/contract/progress';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { ScoreChart } from '../../components/score-charts/score-chart.tsx';
import type { ScoreLine } from '../../components/score-charts/score-lines.ts';
import { scoreLines } from '../../components/score-charts/score-lines.ts';
import { ScoreTable } from '../../components/score-charts/score-table.tsx';
import { Select } from '../../components/select.tsx';
import { useScoreHistoryQuery } from '../../lib/progress/progress-api.ts';
import styles from './dashboard-page.module.css';
import { ScoreChange } from './score-change.tsx';

/** As many as can be told apart in a chart of this size; the page of details has them all. */
const shownMax = 20;
const chartHeightPx = 220;

export function ScoreProgress() {
  const { t } = useTranslation('dashboard');
  const { data, isLoading } = useDeferredValue(useScoreHistoryQuery({ limit: shownMax }));
  return (
    <section className="card" aria-labelledby="score-progress">
      <div className={styles.chartHead}>
        <h2 id="score-progress">{t('scoreProgress')}</h2>
        <ButtonLink variant="text" size="small" to="/progress">
          {t('detailedAnalysis')}
        </ButtonLink>
      </div>
      {isLoading && <Skeleton variant="rounded" height={260} />}
      {!isLoading && !data?.items.length && <p className="text2">{t('noScores')}</p>}
      {data && data.items.length > 0 && <Scores newestFirst={data.items} />}
    </section>
  );
}

interface ScoresProps {
  newestFirst: ScoredSession[];
}

function Scores({ newestFirst }: ScoresProps) {
  const { t } = useTranslation(['dashboard', 'scores']);
  const [isTable, setIsTable] = useState(false);
  const [line, setLine] = useState<ScoreLine>('overall');
  // A chart is read from the left.
  const oldestFirst = newestFirst.toReversed();
  return (
    <>
      <ScoreChange scores={oldestFirst} line={line} />
      {isTable ? (
        <ScoreTable scores={newestFirst} label={t('scoreProgress')} />
      ) : (
        <ScoreChart scores={oldestFirst} line={line} heightPx={chartHeightPx} />
      )}
      <div className={styles.chartFoot}>
        {!isTable && (
          <span className={styles.chartLine}>
            <Select
              isPlain
              aria-label={t('shownLine')}
              value={line}
              onChange={({ target }) => setLine(target.value as ScoreLine)}
            >
              {scoreLines.map((name) => (
                <option key={name} value={name}>
                  {t(`scores:${name}`)}
                </option>
              ))}
            </Select>
            {line === 'overall' && (
              <span className={`caption text2 ${styles.rangeNote}`}>
                <span className={styles.rangeArea} />
                {t('scores:likelyRange')}
              </span>
            )}
          </span>
        )}
        <Button variant="text" size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? t('showChart') : t('showTable')}
        </Button>
      </div>
    </>
  );
}
