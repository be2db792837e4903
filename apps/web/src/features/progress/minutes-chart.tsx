import type { getPracticeTime } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../components/chart/bars.tsx';
import { Chart } from '../../components/chart/chart.tsx';
import { amountScale } from '../../components/chart/scale.ts';
import type { Reply } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/format.ts';
import { weekDay } from './week-day.ts';

const colour = 'var(--bw-palette-primary-main)';

interface MinutesChartProps {
  weeks: Reply<typeof getPracticeTime>['items'];
  heightPx: number;
}

export function MinutesChart({ weeks, heightPx }: MinutesChartProps) {
  const { t, i18n } = useTranslation('progress');
  const number = (value: number) => formatNumber(value, i18n.language);
  const values = weeks.map(({ minutes }) => minutes);
  const scale = amountScale(Math.max(...values));
  return (
    <Chart
      label={t('minutesChart')}
      heightPx={heightPx}
      scale={scale}
      tickText={number}
      placing="bars"
      days={weeks.map(({ week_start: start }) => weekDay(start, i18n.language))}
      leftRem={2.25}
      rightRem={0}
      readingOf={(index) => {
        const value = values[index] ?? 0;
        return { value, rows: [{ name: t('minutes'), text: number(value), colour }] };
      }}
    >
      <Bars series={[{ values, colour }]} scale={scale} gapShare={0.4} isRounded />
    </Chart>
  );
}
