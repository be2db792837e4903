import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Section } from '../report/section.tsx';
import styles from './criteria.module.css';
import { CriterionCard } from './criterion-card.tsx';

interface CriteriaProps {
  feedback: Feedback;
}

export function Criteria({ feedback }: CriteriaProps) {
  const { t } = useTranslation('feedback');
  return (
    <Section id="criteria" title={t('criteria.title')}>
      <div className={styles.criteria}>
        {feedback.criteriaScores.map((criterion) => (
          <CriterionCard key={criterion.name} criterion={criterion} answers={feedback.questionFeedback} />
        ))}
      </div>
    </Section>
  );
}
