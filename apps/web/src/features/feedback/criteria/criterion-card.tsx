import type { CriterionFeedback, QuestionFeedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { BandScale } from '../../../components/band-scale.tsx';
import { TierBars } from '../../../components/tier-bars.tsx';
import { formatBand } from '../../../lib/format.ts';
import styles from './criteria.module.css';
import { criterionKey } from './criterion-key.ts';
import { Figures } from './figures.tsx';
import { Quotes } from './quotes.tsx';
import { Stars } from './stars.tsx';

interface CriterionCardProps {
  criterion: CriterionFeedback;
  answers: QuestionFeedback[];
}

export function CriterionCard({ criterion, answers }: CriterionCardProps) {
  const { t } = useTranslation('feedback');
  const { name, score, range, feedback, evidence } = criterion;
  const key = criterionKey(name);
  return (
    <article className={`card ${styles.card}`}>
      <div className={styles.head}>
        <div>
          <h3>{key ? t(`criteria.name.${key}`) : name}</h3>
          {score !== null && <Stars band={score} />}
        </div>
        {score === null ? (
          <span className="text2">{t('criteria.notJudged')}</span>
        ) : (
          <span className={`figures ${styles.band}`}>
            <TierBars band={score} />
            {formatBand(score)}
          </span>
        )}
      </div>
      {score !== null && <BandScale band={score} range={range} />}
      <p className="body2" lang={feedback ? 'en' : undefined}>
        {feedback || t('noFeedback')}
      </p>
      <Figures figures={evidence.filter((entry) => entry.kind === 'figure')} />
      <Quotes quotes={evidence.filter((entry) => entry.kind === 'quote')} answers={answers} />
    </article>
  );
}
