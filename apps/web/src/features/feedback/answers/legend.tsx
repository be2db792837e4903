import { feedbackLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import styles from './answers.module.css';
import { Pause } from './pause.tsx';
import marks from './transcript.module.css';

const samples = ['clear', 'unclear', 'wrong', 'missing', 'repeated', 'filler'] as const;
const shortPauseSec = feedbackLimits.longPauseMs / 1000;

/** How to read the transcripts. */
export function Legend() {
  const { t, i18n } = useTranslation('feedback');
  return (
    <ul className={styles.legend} aria-label={t('legend.label')}>
      {samples.map((mark) => (
        <li key={mark}>
          <span className={`${marks.sample} ${marks[mark] ?? ''}`} lang="en" aria-hidden="true">
            {mark === 'filler' ? 'um' : t('legend.word')}
          </span>
          {t(`legend.${mark}`)}
        </li>
      ))}
      <li>
        <Pause seconds={shortPauseSec + 0.1} />
        {t('legend.pause', { seconds: formatNumber(shortPauseSec, i18n.language) })}
      </li>
      <li>
        <Pause seconds={1.2} />
        {t('legend.longPause')}
      </li>
    </ul>
  );
}
