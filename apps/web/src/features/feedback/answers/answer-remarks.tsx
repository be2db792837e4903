import type { QuestionFeedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import type { IconName } from '../../../components/icon.tsx';
import { Icon } from '../../../components/icon.tsx';
import { sentenceGap } from '../../../lib/sentence-gap.ts';
import styles from './answers.module.css';

const icons = { strength: 'check', weakness: 'arrowRight', other: 'info' } as const satisfies Record<
  QuestionFeedback['details'][number]['type'],
  IconName
>;

interface AnswerRemarksProps {
  answer: QuestionFeedback;
}

export function AnswerRemarks({ answer }: AnswerRemarksProps) {
  const { t, i18n } = useTranslation(['feedback', 'exam']);
  const { details, feedback } = answer;
  return (
    <div className={styles.remarks}>
      <h4>{t('answers.remarks')}</h4>
      {details.length === 0 && (
        <p className="body2" lang={feedback ? 'en' : undefined}>
          {feedback || t('noFeedback')}
        </p>
      )}
      <ul>
        {details.map(({ type, text }) => (
          <li key={text} className={styles[type]}>
            <Icon name={icons[type]} />
            <span>
              {type !== 'other' && (
                <span className="strong">
                  {t(`answers.${type}`)}
                  {sentenceGap(i18n.language)}
                </span>
              )}
              <span lang="en">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {answer.audio_id !== null && (
        <div className={styles.textButton}>
          <ButtonLink
            variant="text"
            size="small"
            startIcon={<Icon name="paper" sizePx={16} />}
            to={`/reports/${answer.audio_id}`}
          >
            {t('exam:report.ofAnswer')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
