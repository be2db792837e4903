import { useTranslation } from 'react-i18next';
import type { IconName } from '../../components/icon.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatBand, formatDay } from '../../lib/format.ts';
import type { ScoredSession } from './dashboard-api.ts';
import styles from './dashboard-page.module.css';

interface ScoreChangeProps {
  /** Oldest first. */
  scores: ScoredSession[];
}

/** What the line does, in words. */
export function ScoreChange({ scores }: ScoreChangeProps) {
  const { t, i18n } = useTranslation('dashboard');
  const first = scores[0];
  const last = scores.at(-1);
  if (!first || !last || first === last) return null;
  const change = last.overallScore - first.overallScore;
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
