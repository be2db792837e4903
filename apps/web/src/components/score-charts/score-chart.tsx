import type { ScoredSession } from '@bandwise/contract/progress';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { formatBand } from '../../lib/format.ts';
import { chartStyle, smallChartStyle } from './chart-style.ts';
import { LastValue } from './last-value.tsx';
import type { ScoreLine } from './score-lines.ts';
import { bandOf, lineLooks } from './score-lines.ts';

/** Bands go from 0 to 9; a few above and below what was reached show the line best. */
const lowestBand = 0;
const highestBand = 9;

interface ScoreChartProps {
  /** Oldest first. */
  scores: ScoredSession[];
  line: ScoreLine;
  heightPx: number;
  /** As many days below the line as fit. */
  labelledDays: number;
  /** With the overall band in grey behind it. */
  isCompared?: boolean;
}

/** The chart library comes with its own chunk, loaded when there is something to draw. */
export default function ScoreChart({
  scores,
  line,
  heightPx,
  labelledDays,
  isCompared = false,
}: ScoreChartProps) {
  const { t, i18n } = useTranslation('scores');
  const { min, max } = boundsOf(scores, line);
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  const { colour, shape } = lineLooks[line];
  const bands = scores.map((score) => bandOf(score, line));
  const hasRange = line === 'overall';
  return (
    <div role="img" aria-label={t('chart', { name: t(line) })} style={{ height: heightPx }}>
      <LineChart
        height={heightPx}
        margin={{ left: 0, right: hasRange ? 48 : 32, top: 12, bottom: 0 }}
        sx={isCompared ? smallChartStyle : chartStyle}
        hideLegend
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            height: 30,
            data: scores.map(({ session_id: id }) => id),
            valueFormatter: (id: number) => dayOf(scores, id, day),
            disableLine: true,
            disableTicks: true,
            tickLabelInterval: (_, index) => isLabelled(index, scores.length, labelledDays),
          },
        ]}
        yAxis={[
          {
            min,
            max,
            tickMinStep: isCompared ? 2 : 1,
            tickMaxStep: isCompared ? 2 : 1,
            width: 28,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[
          ...(hasRange ? rangeSeries(scores, t('likelyRange')) : []),
          ...(isCompared ? [greySeries(scores, t('overall'))] : []),
          {
            id: line,
            data: bands,
            label: t(line),
            color: colour,
            shape,
            curve: 'linear',
            showMark: true,
            valueFormatter: bandText,
          },
        ]}
      >
        {hasRange && <LastValue scores={scores} />}
      </LineChart>
    </div>
  );
}

const bandText = (band: number | null) => (band === null ? null : formatBand(band));

/** Two series on top of each other: an unseen one up to the lower end, and an area from there to the upper end. */
function rangeSeries(scores: ScoredSession[], label: string) {
  const ranges = scores.map(({ overall_range: range }) => range);
  const stacked = { stack: 'range', curve: 'linear' as const, showMark: false };
  return [
    {
      ...stacked,
      id: 'range-low',
      data: ranges.map((range) => range?.low ?? null),
      valueFormatter: () => null,
    },
    {
      ...stacked,
      id: 'range',
      label,
      area: true,
      color: 'var(--bw-palette-primary-main)',
      data: ranges.map((range) => (range ? range.high - range.low : null)),
      valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) => {
        const range = ranges[dataIndex];
        return range ? `${formatBand(range.low)}–${formatBand(range.high)}` : null;
      },
    },
  ];
}

const greySeries = (scores: ScoredSession[], label: string) => ({
  id: 'compared',
  data: scores.map(({ overallScore }) => overallScore),
  label,
  color: 'var(--bw-palette-text3)',
  curve: 'linear' as const,
  showMark: false,
  valueFormatter: bandText,
});

/** Whole bands around what was reached, ranges included. */
function boundsOf(scores: ScoredSession[], line: ScoreLine): { min: number; max: number } {
  const values = scores.flatMap((score) => {
    const range = line === 'overall' ? score.overall_range : null;
    return [bandOf(score, line) ?? score.overallScore, ...(range ? [range.low, range.high] : [])];
  });
  return {
    min: Math.max(lowestBand, Math.floor(Math.min(...values) - 0.5)),
    max: Math.min(highestBand, Math.ceil(Math.max(...values) + 0.5)),
  };
}

/** The first, the last and some between, evenly. */
function isLabelled(index: number, total: number, labelledDays: number): boolean {
  const step = Math.max(1, Math.ceil((total - 1) / (labelledDays - 1)));
  return index === total - 1 || (index % step === 0 && total - 1 - index > step / 2);
}

function dayOf(scores: ScoredSession[], id: number, day: Intl.DateTimeFormat): string {
  const score = scores.find(({ session_id }) => session_id === id);
  return score ? day.format(new Date(score.date)) : '';
}
