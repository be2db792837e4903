import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import styles from './advice.module.css';

interface WordsToLearnProps {
  words: Feedback['words_to_learn'];
}

export function WordsToLearn({ words }: WordsToLearnProps) {
  const { t } = useTranslation('feedback');
  if (words.length === 0) return null;
  return (
    <div className={`card ${styles.learn}`}>
      <h3>{t('advice.words')}</h3>
      <ul>
        {words.map(({ instead_of: insteadOf, learn, example }) => (
          <li key={insteadOf}>
            <p>
              <span className="strong" lang="en">
                {learn.join(', ')}
              </span>{' '}
              <span className="text2">{t('advice.insteadOf', { word: insteadOf })}</span>
            </p>
            <p className="body2 text2" lang="en">
              {example}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
