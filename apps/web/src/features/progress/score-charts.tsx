import Button from '@mui/material/Button';
import type { ScoredSession } from '@bandwise/contract/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineSign } from '../../components/score-charts/line-sign.tsx';
import { ScoreChart } from '../../components/score-charts/score-chart.tsx';
import type { Criterion } from '../../components/score-charts/score-lines.ts';
import { criteria } from '../../components/score-charts/score-lines.ts';
import { ScoreTable } from '../../components/score-charts/score-table.tsx';
import { formatBand } from '../../lib/format.ts';
import styles from './progress-page.module.css';

/** As many as can be told apart across the page; the table has them all. */
const drawnMax = 30;
/** Below the charts, before all are asked for. */
const rowsShown = 4;
const chartHeightPx = 264;
const miniHeightPx = 120;

interface ScoreChartsProps {
  newestFirst: ScoredSession[];
}

export function ScoreCharts({ newestFirst }: ScoreChartsProps) {
  const { t } = useTranslation(['progress', 'scores']);
  const oldestFirst = newestFirst.slice(0, drawnMax).toReversed();
  return (
    <>
      <ul className={`body2 ${styles.legend}`}>
        <li>
          <span className={styles.overallLine} />
          {t('scores:overall')}
        </li>
        <li className="text2">
          <span className={styles.rangeArea} />
          {t('scores:likelyRange')}
        </li>
      </ul>
      <ScoreChart scores={oldestFirst} line="overall" heightPx={chartHeightPx} />
      <div className={styles.minis}>
        {criteria.map((criterion) => (
          <div key={criterion} className={styles.mini}>
            <h3 className={`body2 ${styles.miniHead}`}>
              <LineSign line={criterion} />
              <span>{t(`scores:${criterion}`)}</span>
              <span className="figures strong">{latestOf(newestFirst, criterion)}</span>
            </h3>
            <ScoreChart scores={oldestFirst} line={criterion} heightPx={miniHeightPx} isCompared />
          </div>
        ))}
      </div>
      <p className={`caption text2 ${styles.legend}`}>
        <span className={styles.greyLine} />
        {t('scores:forComparison')}
      </p>
      <Figures newestFirst={newestFirst} />
    </>
  );
}

function latestOf(newestFirst: ScoredSession[], criterion: Criterion): string {
  const band = newestFirst.find((score) => score[`${criterion}_band`] !== null)?.[`${criterion}_band`];
  return band == null ? '–' : formatBand(band);
}

/** The same numbers, opened below the charts. */
function Figures({ newestFirst }: ScoreChartsProps) {
  const { t } = useTranslation('progress');
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? newestFirst : newestFirst.slice(0, rowsShown);
  return (
    <details className={styles.figures} open>
      <summary>{t('figuresBehind')}</summary>
      <ScoreTable scores={shown} label={t('figuresBehind')} />
      {shown.length < newestFirst.length && (
        <Button variant="text" size="small" onClick={() => setIsAll(true)}>
          {t('showAll', { total: newestFirst.length })}
        </Button>
      )}
    </details>
  );
}
