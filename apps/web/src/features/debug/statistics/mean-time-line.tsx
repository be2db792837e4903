import type { LogStats } from '@bandwise/contract/debug';
import { Dot, Drawing, Line } from '../../../components/chart/drawing.tsx';
import { linePath } from '../../../components/chart/line-path.ts';
import { placeOf } from '../../../components/chart/placing.ts';
import type { Scale } from '../../../components/chart/scale.ts';
import { heightOf } from '../../../components/chart/scale.ts';

interface MeanTimeLineProps {
  series: LogStats['series'];
  scale: Scale;
  colour: string;
}

/** From one step with requests to the next; a line needs two ends. */
export function MeanTimeLine({ series, scale, colour }: MeanTimeLineProps) {
  const points = series.flatMap(({ total_requests: requests, avg_response_time: meanMs }, index) =>
    requests === 0 ? [] : [{ x: placeOf(index, series.length, 'points'), y: heightOf(scale, meanMs) }],
  );
  const [only] = points;
  if (only && points.length === 1) return <Dot point={only} colour={colour} />;
  return (
    <Drawing>
      <Line path={linePath(points)} colour={colour} widthPx={2.5} />
    </Drawing>
  );
}
