import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Recorder } from '../../components/recorder/recorder.tsx';
import styles from './practice-page.module.css';
import { RestoredAnswer } from './restored-answer.tsx';
import type { Answer } from './use-answer.ts';
import type { PracticeProgress } from './use-practice-progress.ts';

interface AnswerPanelProps {
  answer: Answer;
  progress: PracticeProgress;
}

/** The recorder, or what has come of it: a recording from an earlier visit, or the answer that is already saved. */
export function AnswerPanel({ answer, progress }: AnswerPanelProps) {
  const { t } = useTranslation('practice');
  // Whoever records it again, in a second tab for example, is not interrupted.
  const isDone = progress.isDone && answer.recorder.state === 'idle';
  const label = progress.isLast ? t('finish') : t('continue');
  const goOn = (
    <BusyButton
      variant="contained"
      size="large"
      disabled={!isDone && !answer.restored && !answer.canSave}
      isBusy={answer.isSaving}
      busyLabel={t('saving')}
      onClick={isDone ? progress.goOn : answer.save}
    >
      {label}
    </BusyButton>
  );
  return (
    <div className={styles.panel}>
      {answer.hasFailed && <Notice tone="error">{t('saveFailed')}</Notice>}
      {isDone ? (
        <div className={`card ${styles.completed}`}>
          <Notice tone="success">{t('completed')}</Notice>
          {goOn}
        </div>
      ) : answer.restored ? (
        <RestoredAnswer draft={answer.restored} onDiscard={answer.discard} action={goOn} />
      ) : (
        <Recorder recorder={answer.recorder} action={goOn} />
      )}
      <p className={`body2 text2 ${styles.kept}`} role="status">
        {answer.isKept && !isDone ? t('kept') : ''}
      </p>
    </div>
  );
}
