import type { Session } from '@bandwise/contract/exam-tests';
import type { Feedback } from '@bandwise/contract/feedback';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryBackLink } from '../../../components/history-back-link.tsx';
import { formatDayTime } from '../../../lib/format.ts';
import styles from './report.module.css';

interface ReportHeadProps {
  session: Session;
  feedback: Feedback;
  wasAwaited: boolean;
}

export function ReportHead({ session, feedback, wasAwaited }: ReportHeadProps) {
  const { t, i18n } = useTranslation(['feedback', 'exam']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was shown while it was written is gone: a screen reader hears that the report is there.
    if (wasAwaited) heading.current?.focus({ preventScroll: true });
  }, [wasAwaited]);
  return (
    <header className={styles.head}>
      <HistoryBackLink to="/dashboard" label={t('back')} />
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="text2">
        {feedback.exam_code} · {t(`exam:partTitle.${session.part}`)} ·{' '}
        <time dateTime={feedback.createdAt}>{formatDayTime(feedback.createdAt, i18n.language)}</time>
      </p>
    </header>
  );
}
