import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../../components/fact.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { confidenceLevel } from './confidence-level.ts';
import styles from './overview.module.css';

interface BasisProps {
  feedback: Feedback;
}

/** What the bands rest on, and who gave them. */
export function Basis({ feedback }: BasisProps) {
  const { t, i18n } = useTranslation('feedback');
  const { basis, engine } = feedback;
  const wholeSec = Math.round(basis.seconds);
  const minutes = Math.floor(wholeSec / 60);
  const speech =
    minutes === 0
      ? t('seconds', { seconds: wholeSec })
      : t('basis.duration', { minutes, seconds: String(wholeSec % 60).padStart(2, '0') });
  return (
    <dl className={styles.basis}>
      <Fact name={t('basis.speech')}>{speech}</Fact>
      <Fact name={t('basis.answers')}>
        {t('basis.ofTotal', { done: basis.answers, total: basis.questions })}
      </Fact>
      <Fact name={t('basis.words')}>{formatNumber(basis.words, i18n.language)}</Fact>
      {basis.transcript_confidence !== null && (
        <Fact name={t('basis.confidence')}>
          {t(`basis.level.${confidenceLevel(basis.transcript_confidence)}`)}
        </Fact>
      )}
      <Fact name={t('basis.examiner')}>{engine === 'embedded' ? t('basis.builtIn') : engine}</Fact>
    </dl>
  );
}
