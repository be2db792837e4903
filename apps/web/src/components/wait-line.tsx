import type { ScoringWait } from '@bandwise/contract/exam-tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/format.ts';
import { isWorthTelling } from './is-worth-telling.ts';

interface WaitLineProps {
  /** Null when nobody is ahead. */
  wait: ScoringWait | null;
}

/** How many sessions are served first, and about how long that takes where it was measured. */
export function WaitLine({ wait }: WaitLineProps) {
  const [told, setTold] = useState<ScoringWait | null>(null);
  if (isWorthTelling(told, wait)) setTold(wait);
  const textOf = useWaitText();
  return (
    <>
      {wait && <p className="body2 figures">{textOf(wait)}</p>}
      <p role="status" className="visually-hidden">
        {told && textOf(told)}
      </p>
    </>
  );
}

function useWaitText(): (wait: ScoringWait) => string {
  const { t, i18n } = useTranslation('exam');
  return ({ sessions_ahead, about_seconds }) => {
    const sessions = formatNumber(sessions_ahead, i18n.language);
    if (about_seconds === null) return t('wait.ahead', { sessions });
    if (about_seconds < 60) return t('wait.aheadSoon', { sessions });
    const minutes = formatNumber(Math.ceil(about_seconds / 60), i18n.language);
    return t('wait.aheadAbout', { sessions, minutes });
  };
}
