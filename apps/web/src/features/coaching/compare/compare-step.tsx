import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { ModelSounds } from '../model-sounds.ts';
import type { Attempt } from '../practise/evaluate-word.ts';
import { useTurnPlayer } from '../use-turn-player.ts';
import styles from './compare.module.css';
import { PitchChart } from './pitch-chart.tsx';
import { RemarkList } from './remark-list.tsx';
import { ScorePanel } from './score-panel.tsx';
import { axisSec, spanOf } from './time-axis.ts';
import { useModelSound } from './use-model-sound.ts';
import { VoiceLane } from './voice-lane.tsx';

interface CompareStepProps {
  word: string;
  latest: Attempt;
  /** Of the try before, or of the answer. */
  before: number | null;
  speak: ModelSounds;
}

/** The learner's voice below the model's, on one axis of time. */
export function CompareStep({ word, latest, before, speak }: CompareStepProps) {
  const { t } = useTranslation('coaching');
  const player = useTurnPlayer();
  const modelSound = useModelSound(speak, word);
  const { evaluation, sound } = latest;
  const { learner, model } = evaluation;

  const own = { who: 'learner' as const, sound: () => Promise.resolve(sound) };
  const example = { who: 'model' as const, sound: () => speak(word) };
  const ownSpan = spanOf(learner);
  const modelSpan = model && spanOf(model);
  const lengthSec = axisSec(modelSpan ? [ownSpan, modelSpan] : [ownSpan]);
  const isPlaying = player.playing !== null;

  return (
    <div className={styles.compare}>
      <ScorePanel score={evaluation.accuracy_score} before={before} remarks={evaluation.remarks} />
      {model && modelSpan ? (
        <VoiceLane
          who="model"
          spoken={model}
          span={modelSpan}
          lengthSec={lengthSec}
          sound={modelSound}
          isPlaying={player.playing === 'model'}
          onPlay={() => player.play([example])}
          onStop={player.stop}
        />
      ) : (
        <Notice tone="info">{t('compare.noModel')}</Notice>
      )}
      <VoiceLane
        who="learner"
        spoken={learner}
        span={ownSpan}
        lengthSec={lengthSec}
        sound={sound}
        isPlaying={player.playing === 'learner'}
        onPlay={() => player.play([own])}
        onStop={player.stop}
      />
      <PitchChart evaluation={evaluation} ownSpan={ownSpan} modelSpan={modelSpan} lengthSec={lengthSec} />
      <div className={styles.controls}>
        {model && (
          <Button
            variant="soft"
            size="small"
            startIcon={<Icon name={isPlaying ? 'stop' : 'play'} sizePx={16} />}
            onClick={isPlaying ? player.stop : () => player.play([example, own])}
          >
            {isPlaying ? t('stop') : t('compare.both')}
          </Button>
        )}
        <Button variant="outlined" size="small" aria-pressed={player.isSlow} onClick={player.toggleSlow}>
          {t('slow')}
        </Button>
      </div>
      <RemarkList remarks={evaluation.remarks} sounds={learner.phonemes} />
    </div>
  );
}
