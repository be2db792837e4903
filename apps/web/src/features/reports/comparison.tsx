import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { percentDifference } from './percent-difference.ts';
import { ReportText } from './report-text.tsx';
import type { Performance } from './reports-api.ts';
import styles from './reports.module.css';

const measures = [
  { name: 'speechRate', key: 'wpm' },
  { name: 'pauses', key: 'pause_count' },
  { name: 'longPauses', key: 'long_pause_count' },
  { name: 'fluencyScore', key: 'fluency_score' },
] as const;

interface ComparisonProps {
  performance: Performance;
}

export function Comparison({ performance }: ComparisonProps) {
  const { i18n } = useTranslation();
  const { current_session: current, historical_average: average } = performance;
  return (
    <section className="card" aria-labelledby="report-comparison">
      <h2 id="report-comparison">
        <ReportText name="comparison" />
      </h2>
      <ul className={styles.measures}>
        {measures.map(({ name, key }) => (
          <li key={key}>
            <h3 className="body2">
              <ReportText name={name} />
            </h3>
            <p className={`figures ${styles.measure}`}>
              {formatNumber(current[key], i18n.language)}
              <Difference percent={percentDifference(current[key], average[key])} />
            </p>
            <p className="caption text2">
              <ReportText name="average" values={{ value: formatNumber(average[key], i18n.language) }} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DifferenceProps {
  percent: number;
}

/** Up and down are directions, not praise: fewer pauses are better, more words a minute often are. */
function Difference({ percent }: DifferenceProps) {
  const { t, i18n } = useTranslation('reports');
  const size = formatPercent(Math.abs(percent), i18n.language);
  const icon: IconName = percent === 0 ? 'arrowRight' : percent > 0 ? 'trendUp' : 'trendDown';
  const text = percent === 0 ? 'same' : percent > 0 ? 'up' : 'down';
  return (
    <span className={styles.badge}>
      <Icon name={icon} sizePx={14} strokeWidth={2} />
      <span aria-hidden="true">{size}</span>
      <span className="visually-hidden">{t(text, { percent: size })}</span>
    </span>
  );
}
