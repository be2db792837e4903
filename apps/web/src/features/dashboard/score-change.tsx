import type { ScoredSession } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import type { ScoreLine } from '../../components/score-charts/score-lines.ts';
import { bandOf } from '../../components/score-charts/score-lines.ts';
import { formatBand, formatDay } from '../../lib/format.ts';
import styles from './dashboard-page.module.css';

interface ScoreChangeProps {
  /** Oldest first. */
  scores: ScoredSession[];
  line: ScoreLine;
}

/** What the line does, in words. */
export function ScoreChange({ scores, line }: ScoreChangeProps) {
  const { t, i18n } = useTranslation('dashboard');
  const bands = scores.flatMap((score) => {
    const band = bandOf(score, line);
    return band === null ? [] : [{ band, date: score.date }];
  });
  const first = bands[0];
  const last = bands.at(-1);
  if (!first || !last || first === last) return null;
  const change = last.band - first.band;
  const facts = { by: formatBand(Math.abs(change)), day: formatDay(first.date, i18n.language) ?? '' };
  const [icon, text] = wordsFor(change);
  return (
    <p className={`body2 text2 ${styles.change}`}>
      <Icon name={icon} sizePx={16} />
      {t(text, facts)}
    </p>
  );
}

function wordsFor(change: number): [IconName, 'up' | 'down' | 'unchanged'] {
  if (change > 0) return ['trendUp', 'up'];
  return change < 0 ? ['trendDown', 'down'] : ['chart', 'unchanged'];
}
