import type { Session } from '@bandwise/contract/exam-tests';
import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { formatDayTime } from '../../../lib/format.ts';
import styles from './report.module.css';

interface ReportHeadProps {
  session: Session;
  feedback: Feedback;
}

export function ReportHead({ session, feedback }: ReportHeadProps) {
  const { t, i18n } = useTranslation(['feedback', 'exam']);
  const navigate = useNavigate();
  return (
    <header className={styles.head}>
      <BackLink
        to="/dashboard"
        label={t('back')}
        onClick={(event) => {
          if (!hasPageBefore()) return;
          event.preventDefault();
          void navigate(-1);
        }}
      />
      <h1>{t('title')}</h1>
      <p className="text2">
        {[
          feedback.exam_code,
          t(`exam:partTitle.${session.part}`),
          formatDayTime(feedback.createdAt, i18n.language),
        ].join(' · ')}
      </p>
    </header>
  );
}

/** The router counts the pages of this visit; the first has none before it. */
const hasPageBefore = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
