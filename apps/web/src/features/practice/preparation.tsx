import Button from '@mui/material/Button';
import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useCountdown } from '../../components/use-countdown.ts';
import { CountdownRing } from './countdown-ring.tsx';
import styles from './long-turn.module.css';

/** When a screen reader is told the time that is left. */
const toldSec = [30, 10] as const;

interface PreparationProps {
  question: SessionQuestion;
  /** The minute has passed, or the learner wants to speak earlier. */
  onOver: () => void;
}

export function Preparation({ question, onOver }: PreparationProps) {
  const { t } = useTranslation('practice');
  const totalSec = question.preparation_seconds;
  const { leftSec } = useCountdown(totalSec);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (leftSec === 0) end();
  }, [leftSec]);

  const told = toldSec.findLast((sec) => leftSec <= sec && sec < totalSec);
  return (
    <section className="card" aria-labelledby="preparation">
      <div className={styles.preparation}>
        <CountdownRing
          leftSec={leftSec}
          totalSec={totalSec}
          label={t('preparation.left', { seconds: leftSec })}
        />
        <div>
          <h2 id="preparation">{t('preparation.title')}</h2>
          <p className="body2 text2">{t('preparation.text')}</p>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {told && t('preparation.left', { seconds: told })}
      </p>
      <div className={styles.phases} aria-hidden="true">
        <span>{t('preparation.prepare', { minutes: Math.round(totalSec / 60) })}</span>
        <span>{t('preparation.speak', { minutes: Math.round(question.max_seconds / 60) })}</span>
      </div>
      <Button
        variant="contained"
        size="large"
        fullWidth
        startIcon={<Icon name="microphone" />}
        onClick={onOver}
      >
        {t('preparation.start')}
      </Button>
    </section>
  );
}
