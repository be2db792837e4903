import { BarChart } from '@mui/x-charts/BarChart';
import type { getPracticeTime } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import { chartStyle } from '../../components/score-charts/chart-style.ts';
import type { Reply } from '../../lib/api-client.ts';
import { weekDay } from './week-day.ts';

interface MinutesChartProps {
  weeks: Reply<typeof getPracticeTime>['items'];
  heightPx: number;
}

export default function MinutesChart({ weeks, heightPx }: MinutesChartProps) {
  const { t, i18n } = useTranslation('progress');
  return (
    <div role="img" aria-label={t('minutesChart')} style={{ height: heightPx }}>
      <BarChart
        height={heightPx}
        margin={{ left: 0, right: 0, top: 12, bottom: 0 }}
        sx={chartStyle}
        hideLegend
        skipAnimation
        borderRadius={4}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: weeks.map(({ week_start: start }) => start),
            valueFormatter: (start: string) => weekDay(start, i18n.language),
            height: 30,
            tickLabelMinGap: 12,
            categoryGapRatio: 0.4,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[{ width: 32, min: 0, tickMinStep: 1, disableLine: true, disableTicks: true }]}
        series={[
          {
            data: weeks.map(({ minutes }) => minutes),
            label: t('minutes'),
            color: 'var(--bw-palette-primary-main)',
          },
        ]}
      />
    </div>
  );
}
