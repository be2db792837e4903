import type { ScoredSession } from '@bandwise/contract/progress';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { formatBand } from '../../lib/format.ts';

const gapPx = 12;
const halfLinePx = 6;

interface LastValueProps {
  scores: ScoredSession[];
}

/** The newest band beside its mark. */
export function LastValue({ scores }: LastValueProps) {
  const xOf = useXScale<'point'>();
  const yOf = useYScale<'linear'>();
  const last = scores.at(-1);
  const xPx = last && xOf(last.session_id);
  if (!last || xPx === undefined) return null;
  return (
    <text
      x={xPx + gapPx}
      y={yOf(last.overallScore) + halfLinePx}
      fontSize="17"
      fontWeight="700"
      fill="var(--bw-palette-text-primary)"
    >
      {formatBand(last.overallScore)}
    </text>
  );
}
