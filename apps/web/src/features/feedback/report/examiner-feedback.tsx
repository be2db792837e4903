import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../../components/icon.tsx';
import { Icon } from '../../../components/icon.tsx';
import { formatBand } from '../../../lib/format.ts';
import { sentenceGap } from '../../../lib/sentence-gap.ts';
import styles from './examiner-feedback.module.css';

interface ExaminerFeedbackProps {
  feedback: Feedback;
}

export function ExaminerFeedback({ feedback }: ExaminerFeedbackProps) {
  const { t, i18n } = useTranslation('feedback');
  const { examiner_feedback: examiner, overall_band: band } = feedback;
  return (
    <section className={`card ${styles.examiner}`} aria-labelledby="examiner-title">
      <h2 id="examiner-title">{t('examiner.title')}</h2>
      <p className={styles.impression} lang={examiner.overall_impression ? 'en' : undefined}>
        {examiner.overall_impression || t('noSummary')}
      </p>
      <div className={styles.columns}>
        <Points
          title={t('examiner.strengths')}
          icon="check"
          tone={styles.good ?? ''}
          points={examiner.strengths}
        />
        <Points
          title={t('examiner.areas')}
          icon="arrowRight"
          tone={styles.next ?? ''}
          points={examiner.areas_for_improvement}
        />
      </div>
      {examiner.band_justification && (
        <div className={styles.why}>
          <Icon name="info" />
          <p>
            {band !== null && (
              <span className="strong">
                {t('examiner.why', { band: formatBand(band) })}
                {sentenceGap(i18n.language)}
              </span>
            )}
            <span lang="en">{examiner.band_justification}</span>
          </p>
        </div>
      )}
      {examiner.encouragement && (
        <p className={styles.impression} lang="en">
          {examiner.encouragement}
        </p>
      )}
      {examiner.detailed_analysis && (
        <details className={styles.details}>
          <summary>{t('examiner.details')}</summary>
          <p lang="en">{examiner.detailed_analysis}</p>
        </details>
      )}
    </section>
  );
}

interface PointsProps {
  title: string;
  icon: IconName;
  tone: string;
  points: string[];
}

function Points({ title, icon, tone, points }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={`${styles.points} ${tone}`} lang="en">
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
