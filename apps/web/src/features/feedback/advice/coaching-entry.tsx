import type { Feedback } from '@bandwise/contract/feedback';
import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { coachingWords } from '../../../lib/feedback/coaching-words.ts';
import { coachingAddress } from '../coaching-address.ts';
import styles from './advice.module.css';

interface CoachingEntryProps {
  feedback: Feedback;
}

/** The way to practise the words that cost marks. */
export function CoachingEntry({ feedback }: CoachingEntryProps) {
  const { t } = useTranslation('feedback');
  const words = coachingWords(feedback.word_level_feedback);
  const first = words[0]?.word;
  return (
    <section id="coaching" className={`card ${styles.coaching}`} aria-labelledby="coaching-title">
      <div>
        <h2 id="coaching-title">{t('coaching.title')}</h2>
        <p className="text2">
          {first === undefined
            ? t('coaching.none')
            : t('coaching.text', { total: words.length, target: coachingLimits.targetScore })}
        </p>
      </div>
      {first !== undefined && (
        <ButtonLink
          variant="contained"
          size="large"
          startIcon={<Icon name="microphone" />}
          to={coachingAddress(feedback.sessionId, first)}
        >
          {t('coaching.start', { word: first })}
        </ButtonLink>
      )}
    </section>
  );
}
