import Button from '@mui/material/Button';
import type { ExamPart } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { MicrophoneCheck } from '../../components/microphone-check/microphone-check.tsx';
import styles from './practice-page.module.css';

interface BeforeFirstAnswerProps {
  part: ExamPart;
  onReady: () => void;
}

/** A good recording begins before the first question; whoever knows their microphone goes straight on. */
export function BeforeFirstAnswer({ part, onReady }: BeforeFirstAnswerProps) {
  const { t } = useTranslation('practice');
  return (
    <div className={styles.column}>
      <h1>{t('ready.title')}</h1>
      <p className={`text2 ${styles.readyText}`}>{t(`ready.part.${part}`)}</p>
      <MicrophoneCheck />
      <Button variant="contained" size="large" className={styles.begin} onClick={onReady}>
        {t('ready.begin')}
      </Button>
    </div>
  );
}
