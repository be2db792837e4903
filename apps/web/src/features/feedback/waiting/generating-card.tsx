import type { ScoringWait } from '@bandwise/contract/exam-tests';
import { feedbackLimits } from '@bandwise/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { ProgressLine } from '../../../components/progress-line.tsx';
import { WaitLine } from '../../../components/wait-line.tsx';
import { formatShare } from '../../../lib/format.ts';
import { advanceProgress } from './advance-progress.ts';
import type { ScoringStage } from './stage-messages.ts';
import { messageFor } from './stage-messages.ts';
import styles from './waiting.module.css';

interface GeneratingCardProps {
  stage: ScoringStage | null;
  wait: ScoringWait | null;
  polls: number;
}

export function GeneratingCard({ stage, wait, polls }: GeneratingCardProps) {
  const { t, i18n } = useTranslation(['feedback', 'exam']);
  const share = useProgress(polls);
  const turn = useTurns();
  return (
    <div className={`card ${styles.card}`}>
      <h1>{t('generating.title')}</h1>
      <p className="text2">{t('generating.text')}</p>
      <div className={styles.progress}>
        <ProgressLine share={share} label={t('generating.title')} />
        <div className={styles.progressLine}>
          <span role="status">{t(`generating.message.${messageFor(stage, turn)}`)}</span>
          <span className="figures text2">{formatShare(share, i18n.language)}</span>
        </div>
      </div>
      <WaitLine wait={wait} />
      <ButtonLink variant="outlined" to="/dashboard">
        {t('exam:backToDashboard')}
      </ButtonLink>
    </div>
  );
}

function useProgress(polls: number): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const tick = () => setShare((now) => advanceProgress(now, polls));
    const timer = setInterval(tick, feedbackLimits.progressTickMs);
    return () => clearInterval(timer);
  }, [polls]);
  return share;
}

function useTurns(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), feedbackLimits.messageRotationMs);
    return () => clearInterval(timer);
  }, []);
  return turn;
}
