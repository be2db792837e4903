import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './coaching.module.css';
import type { ModelSounds } from './model-sounds.ts';
import { useTurnPlayer } from './use-turn-player.ts';

interface ListenStepProps {
  word: string;
  speak: ModelSounds;
}

export function ListenStep({ word, speak }: ListenStepProps) {
  const { t } = useTranslation('coaching');
  const player = useTurnPlayer();
  const isPlaying = player.playing !== null;
  const model = { who: 'model' as const, sound: () => speak(word) };
  return (
    <div className={styles.simple}>
      <h3>{t('listen.title')}</h3>
      <p className="text2">{t('listen.text')}</p>
      <div className={styles.buttons}>
        <Button
          variant="soft"
          size="large"
          startIcon={<Icon name={isPlaying ? 'stop' : 'speaker'} />}
          onClick={isPlaying ? player.stop : () => player.play([model])}
        >
          {isPlaying ? t('stop') : t('listen.play')}
        </Button>
        <Button variant="outlined" size="large" aria-pressed={player.isSlow} onClick={player.toggleSlow}>
          {t('slow')}
        </Button>
      </div>
    </div>
  );
}
