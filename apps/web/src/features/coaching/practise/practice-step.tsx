import Button from '@mui/material/Button';
import { coachingLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RecordButton } from '../../../components/recorder/record-button.tsx';
import { useSpaceKey } from '../../../components/recorder/use-space-key.ts';
import { formatTimer } from '../../../lib/format.ts';
import styles from '../coaching.module.css';
import type { ModelSounds } from '../model-sounds.ts';
import { useTurnPlayer } from '../use-turn-player.ts';
import type { Attempt } from './evaluate-word.ts';
import { MicrophoneProblem } from './microphone-problem.tsx';
import { useWordRecording } from './use-word-recording.ts';

interface PracticeStepProps {
  word: string;
  speak: ModelSounds;
  onAttempt: (attempt: Attempt) => void;
}

export function PracticeStep({ word, speak, onAttempt }: PracticeStepProps) {
  const { t } = useTranslation(['coaching', 'recorder']);
  const { state, start, stop } = useWordRecording(word, onAttempt);
  const player = useTurnPlayer();
  const isRecording = state.name === 'recording';
  const isBusy = state.name === 'analyzing' || state.name === 'starting';

  function begin() {
    player.stop();
    start();
  }
  useSpaceKey(isBusy ? null : isRecording ? stop : begin);

  return (
    <div className={styles.simple}>
      <h3>{t('practice.title')}</h3>
      <p className="text2">{t('practice.text', { target: coachingLimits.targetScore })}</p>
      {state.name === 'idle' && state.problem && <MicrophoneProblem problem={state.problem} />}
      {state.name === 'idle' && state.failure && (
        <FailureNotice failure={state.failure} fallback={t('practice.failed')} />
      )}
      <div className={styles.record}>
        <RecordButton
          recorder={{ state: isRecording ? 'recording' : 'idle', isStarting: isBusy, start: begin, stop }}
        />
        <p className={styles.state}>
          <span className="strong" role="status">
            {t(`practice.state.${state.name}`)}
          </span>
          {isRecording && (
            <span className="figures text2" role="timer" aria-live="off">
              {formatTimer(state.elapsedSec)}
            </span>
          )}
        </p>
        <Button
          disabled={state.name !== 'idle'}
          startIcon={<Icon name="speaker" />}
          onClick={() => player.play([{ who: 'model', sound: () => speak(word) }])}
        >
          {t('practice.listenAgain')}
        </Button>
      </div>
      {state.name === 'idle' && !state.problem && !state.failure && (
        <Notice tone="info">{t('practice.privacy')}</Notice>
      )}
    </div>
  );
}
