import type { trends as trendNames } from '@bandwise/contract/scoring';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import { ReportText } from './report-text.tsx';
import type { Performance } from './reports-api.ts';
import styles from './reports.module.css';

type Trend = (typeof trendNames)[number];

const tiles = [
  { name: 'fluency', key: 'fluency_trend' },
  { name: 'vocabulary', key: 'vocabulary_trend' },
  { name: 'grammar', key: 'grammar_trend' },
  { name: 'pronunciation', key: 'pronunciation_trend' },
] as const;

const looks = {
  improving: { icon: 'trendUp', tone: styles.improving },
  declining: { icon: 'trendDown', tone: styles.declining },
  stable: { icon: 'arrowRight', tone: undefined },
  unknown: { icon: 'info', tone: undefined },
} as const satisfies Record<Trend, { icon: IconName; tone: string | undefined }>;

/** A newer server may know a trend that this page does not. */
const lookOf = (trend: Trend) => (trend in looks ? trend : 'unknown');

interface TrendTilesProps {
  trends: Performance['trend_analysis'];
}

export function TrendTiles({ trends }: TrendTilesProps) {
  return (
    <section className="card" aria-labelledby="report-trends">
      <h2 id="report-trends">
        <ReportText name="trends" />
      </h2>
      <dl className={styles.tiles}>
        {tiles.map(({ name, key }) => {
          const trend = lookOf(trends[key]);
          return (
            <div key={key} className={looks[trend].tone}>
              <dt className="body2">
                <ReportText name={name} />
              </dt>
              <dd>
                <Icon name={looks[trend].icon} />
                <span>
                  <ReportText name={trend} />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
