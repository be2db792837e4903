import { useTranslation } from 'react-i18next';
import { Bilingual } from '../../components/bilingual.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { StateCard } from '../../components/state-card.tsx';
import chinese from '../../i18n/zh/coaching.json';
import styles from './coaching.module.css';

interface NothingProps {
  sessionId: number;
}

/** The answers were good, or nothing in them could be judged. */
export function NoWords({ sessionId }: NothingProps) {
  const { t } = useTranslation('coaching');
  return (
    <StateCard icon="microphone" title={t('noWords.title')} text={t('noWords.text')}>
      <ButtonLink variant="contained" to={`/feedback/${sessionId}`}>
        {t('back')}
      </ButtonLink>
    </StateCard>
  );
}

/** There is no report yet; the specification gives these two texts in Chinese. */
export function NoAnalysis({ sessionId }: NothingProps) {
  const { t } = useTranslation('coaching');
  return (
    <div className={`card ${styles.nothing}`}>
      <Icon name="hourglass" sizePx={24} />
      <h1>
        <Bilingual text={t('noAnalysis.title')} chinese={chinese.noAnalysis.title} />
      </h1>
      <p className="text2">
        <Bilingual text={t('noAnalysis.text')} chinese={chinese.noAnalysis.text} />
      </p>
      <ButtonLink variant="contained" to={`/feedback/${sessionId}`}>
        {t('back')}
      </ButtonLink>
    </div>
  );
}
