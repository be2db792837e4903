import type { CriterionFeedback } from '@bandwise/contract/feedback';
import { feedbackLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import styles from './criteria.module.css';
import { byImportance, figureName } from './figure-names.ts';

type Figure = Extract<CriterionFeedback['evidence'][number], { kind: 'figure' }>;

/** As many as fit one line of a card. */
const shownAtOnce = 3;

interface FiguresProps {
  figures: Figure[];
}

export function Figures({ figures }: FiguresProps) {
  const { t } = useTranslation('feedback');
  if (figures.length === 0) return null;
  const ordered = figures.toSorted((one, other) => byImportance(one.name, other.name));
  const more = ordered.slice(shownAtOnce);
  return (
    <div className={styles.figures}>
      <FigureList figures={ordered.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details>
          <summary>{t('figures.more')}</summary>
          <FigureList figures={more} />
        </details>
      )}
    </div>
  );
}

function FigureList({ figures }: FiguresProps) {
  const { t, i18n } = useTranslation('feedback');
  return (
    <dl className={styles.figureList}>
      {figures.map(({ name, value, unit }) => {
        const known = figureName(name);
        return (
          <div key={name}>
            <dt>{known ? t(`figures.name.${known}`) : name}</dt>
            <dd className="figures">{formatNumber(value, i18n.language)}</dd>
            <dd className={styles.unit}>
              {known ? t(`figures.unit.${known}`, feedbackLimits.recommendedWpm) : unit}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
