import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { formatTimer } from '../../lib/format.ts';
import { Icon } from '../icon.tsx';
import styles from './audio-player.module.css';
import { SeekBar } from './seek-bar.tsx';
import { useAudioDeck, useDeckFact } from './use-audio-deck.ts';
import { useIsReached } from './use-is-reached.ts';

interface AudioPlayerProps {
  path: string;
  /** Known before the sound is. */
  durationSec: number;
  /** What is played, for those who do not see what stands around the player. */
  label: string;
  /** One of many, megabytes each: fetched when it is played, not to show its outline. */
  isLazy?: boolean;
}

export function AudioPlayer({ path, durationSec, label, isLazy = false }: AudioPlayerProps) {
  const { t } = useTranslation('audio-player');
  const deck = useAudioDeck();
  const isOnDeck = useDeckFact((state) => state.path === path);
  const isPlaying = useDeckFact((state) => state.path === path && state.isPlaying);
  const timeSec = useDeckFact((state) => (state.path === path ? state.timeSec : 0));
  const knownSec = useDeckFact((state) => (state.path === path ? state.durationSec : null));
  const failure = useDeckFact((state) => (state.path === path ? state.failure : null));
  const totalSec = knownSec ?? durationSec;
  // Megabytes, which would come before what the page says.
  const { ref, isReached } = useIsReached();

  function toggle() {
    if (isPlaying) deck.pause();
    // At its end it begins again; anywhere else, also at the end of a word, it goes on.
    else void deck.play(path, timeSec >= totalSec ? 0 : timeSec);
  }

  return (
    <div ref={ref} role="group" aria-label={label}>
      <div className={styles.player}>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? t('pause') : t('play')}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <IconButton
          className={styles.restart}
          aria-label={t('restart')}
          onClick={() => void deck.play(path, 0)}
        >
          <Icon name="restart" sizePx={16} />
        </IconButton>
        <SeekBar
          path={path}
          hasOutline={isOnDeck || (isReached && !isLazy)}
          timeSec={timeSec}
          durationSec={totalSec}
        />
        <span className={`caption text2 figures ${styles.time}`}>
          {formatTimer(timeSec)} / {formatTimer(totalSec)}
        </span>
      </div>
      {failure && (
        <p className={`caption ${styles.failure}`} role="alert">
          <Icon name="alert" sizePx={16} />
          {t(`failure.${failure}`)}
        </p>
      )}
    </div>
  );
}
