import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Section } from '../report/section.tsx';
import styles from './advice.module.css';
import { BetterVersions } from './better-versions.tsx';
import { Steps } from './steps.tsx';
import { unsaidSuggestions } from './unsaid-suggestions.ts';
import { WordsToLearn } from './words-to-learn.tsx';

interface AdviceProps {
  feedback: Feedback;
}

/** What to do next: suggestions and a plan, then the learner's own sentences and words made better. */
export function Advice({ feedback }: AdviceProps) {
  const { t } = useTranslation('feedback');
  const { action_plan: plan } = feedback;
  const suggestions = unsaidSuggestions(feedback);
  return (
    <Section id="suggestions" title={t('advice.title')}>
      {suggestions.length === 0 && plan.length === 0 && <p className="text2">{t('noFeedback')}</p>}
      <div className={styles.columns}>
        <Steps title={t('advice.suggestions')} steps={suggestions} />
        <Steps title={t('advice.plan')} steps={plan} />
      </div>
      <BetterVersions versions={feedback.better_versions} issues={feedback.issues} />
      <WordsToLearn words={feedback.words_to_learn} />
    </Section>
  );
}
