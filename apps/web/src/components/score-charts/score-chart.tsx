import type { ScoredSession } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import { formatBand, formatMonthDay } from '../../lib/format.ts';
import { Chart } from '../chart/chart.tsx';
import { Drawing, Line } from '../chart/drawing.tsx';
import { areaPath, linePath } from '../chart/line-path.ts';
import { placeOf } from '../chart/placing.ts';
import type { Reading } from '../chart/readout.tsx';
import { heightOf } from '../chart/scale.ts';
import { LastValue } from './last-value.tsx';
import styles from './score-chart.module.css';
import type { ScoreLine } from './score-lines.ts';
import { bandOf, lineLooks } from './score-lines.ts';
import { ScoreMarks } from './score-marks.tsx';
import { scoreScale } from './score-scale.ts';

const lineWidthPx = { usual: 2.5, small: 2, compared: 1.5 };
const comparedColour = 'var(--bw-palette-text3)';
const rangeColour = 'color-mix(in srgb, var(--bw-palette-primary-main) 30%, transparent)';

interface ScoreChartProps {
  /** Oldest first. */
  scores: ScoredSession[];
  line: ScoreLine;
  heightPx: number;
  /** Small, with the overall band in grey behind it. */
  isCompared?: boolean;
}

export function ScoreChart({ scores, line, heightPx, isCompared = false }: ScoreChartProps) {
  const { t, i18n } = useTranslation('scores');
  const scale = scoreScale(scores, { line, isCompared });
  const { colour, dash } = lineLooks[line];
  const hasRange = line === 'overall';
  const xOf = (index: number) => placeOf(index, scores.length, 'points');
  const pointsOf = (drawn: ScoreLine) =>
    scores.map((score, index) => {
      const band = bandOf(score, drawn);
      return band === null ? null : { x: xOf(index), y: heightOf(scale, band) };
    });
  const points = pointsOf(line);
  const lastScore = scores.at(-1);
  const lastPoint = points.at(-1);

  function readingOf(index: number): Reading {
    const score = scores[index];
    if (!score) return { value: null, rows: [] };
    const band = bandOf(score, line);
    const { overall_range: range, overallScore } = score;
    return {
      value: band,
      rows: [
        { name: t(line), text: band === null ? '–' : formatBand(band), colour },
        ...(hasRange && range
          ? [
              {
                name: t('likelyRange'),
                text: `${formatBand(range.low)}–${formatBand(range.high)}`,
                colour: rangeColour,
              },
            ]
          : []),
        ...(isCompared
          ? [{ name: t('overall'), text: formatBand(overallScore), colour: comparedColour }]
          : []),
      ],
    };
  }

  return (
    <Chart
      label={t('chart', { name: t(line) })}
      heightPx={heightPx}
      scale={scale}
      placing="points"
      days={scores.map(({ date }) => formatMonthDay(new Date(date), i18n.language))}
      isSparse={isCompared}
      leftRem={1.75}
      // The last value stands there.
      rightRem={hasRange ? 3 : 0.75}
      readingOf={readingOf}
    >
      <Drawing>
        {hasRange && (
          <path
            className={styles.range}
            d={areaPath(
              scores.map(({ overall_range: range }, index) =>
                range === null
                  ? null
                  : { x: xOf(index), low: heightOf(scale, range.low), high: heightOf(scale, range.high) },
              ),
            )}
          />
        )}
        {isCompared && (
          <Line
            path={linePath(pointsOf('overall'))}
            colour={comparedColour}
            widthPx={lineWidthPx.compared}
            opacity={0.6}
          />
        )}
        <Line
          path={linePath(points)}
          colour={colour}
          dash={dash}
          widthPx={isCompared ? lineWidthPx.small : lineWidthPx.usual}
        />
      </Drawing>
      <ScoreMarks points={points} line={line} isSmall={isCompared} />
      {hasRange && lastScore && lastPoint && <LastValue band={lastScore.overallScore} point={lastPoint} />}
    </Chart>
  );
}
