import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/format.ts';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** The place of the first item on the page, from 1. */
  from: number;
  shown: number;
  total: number;
  /** There may be more than were counted. */
  isLowerBound?: boolean;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Stands before the range, like a choice of page sizes. */
  children?: ReactNode;
}

export function Pager({
  from,
  shown,
  total,
  isLowerBound = false,
  onPrevious,
  onNext,
  children,
}: PagerProps) {
  const { t, i18n } = useTranslation('exam');
  const figure = (value: number) => formatNumber(value, i18n.language);
  const range = { from: figure(from), to: figure(from + shown - 1), total: figure(total) };
  return (
    <div className={styles.pager}>
      {children}
      <span className="figures" role="status">
        {shown > 0 && (isLowerBound ? t('rangeAtLeast', range) : t('range', range))}
      </span>
      <span className={styles.pages}>
        <IconButton aria-label={t('previousPage')} disabled={!onPrevious} onClick={() => onPrevious?.()}>
          <Icon name="chevronLeft" />
        </IconButton>
        <IconButton aria-label={t('nextPage')} disabled={!onNext} onClick={() => onNext?.()}>
          <Icon name="chevronRight" />
        </IconButton>
      </span>
    </div>
  );
}
