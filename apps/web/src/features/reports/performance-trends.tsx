import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { formatBand, formatNumber } from '../../lib/format.ts';
import { Comparison } from './comparison.tsx';
import { ReportText } from './report-text.tsx';
import type { Performance } from './reports-api.ts';
import styles from './reports.module.css';
import { TrendTiles } from './trend-tiles.tsx';

interface PerformanceTrendsProps {
  performance: Performance;
}

/** A session beside the average of those before it. */
export function PerformanceTrends({ performance }: PerformanceTrendsProps) {
  const { t, i18n } = useTranslation('reports');
  const {
    current_session: current,
    trend_analysis: trends,
    improvement_suggestions: suggestions,
  } = performance;
  const improving = Object.values(trends).filter((trend) => trend === 'improving').length;
  return (
    <div className={styles.trends}>
      <Comparison performance={performance} />
      <TrendTiles trends={trends} />
      {suggestions.length > 0 && (
        <section className="card" aria-labelledby="report-suggestions">
          <h2 id="report-suggestions">
            <ReportText name="suggestions" />
          </h2>
          <ul className={styles.suggestions} lang="en">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Icon name="arrowRight" sizePx={16} />
                <span>{suggestion}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card" aria-labelledby="report-summary">
        <h2 id="report-summary">
          <ReportText name="summary" />
        </h2>
        <dl className={styles.facts}>
          <div>
            <dt>
              <ReportText name="fluencyScore" />
            </dt>
            <dd className="figures">{formatBand(current.fluency_score)}</dd>
          </div>
          <div>
            <dt>
              <ReportText name="speechRate" />
            </dt>
            <dd className="figures">{t('wpm', { wpm: formatNumber(current.wpm, i18n.language) })}</dd>
          </div>
          <div>
            <dt>
              <ReportText name="improvingTrends" />
            </dt>
            <dd className="figures">{improving}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
