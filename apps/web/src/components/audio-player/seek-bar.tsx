import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimer } from '../../lib/format.ts';
import styles from './audio-player.module.css';
import { useAudioDeck } from './use-audio-deck.ts';

const heightUnits = 36;
const slotUnits = 5;
const barUnits = 3;

interface SeekBarProps {
  path: string;
  /** Drawing it needs the whole sound. */
  hasOutline: boolean;
  timeSec: number;
  durationSec: number;
}

/** The slider over the outline of the sound. */
export function SeekBar({ path, hasOutline, timeSec, durationSec }: SeekBarProps) {
  const { t } = useTranslation('audio-player');
  const deck = useAudioDeck();
  const peaks = usePeaks(hasOutline ? path : null);
  const share = durationSec > 0 ? timeSec / durationSec : 0;
  return (
    <div className={styles.seek}>
      <svg
        viewBox={`0 0 ${Math.max(1, peaks.length) * slotUnits} ${heightUnits}`}
        width="100%"
        height={heightUnits}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {peaks.map((peak, bar) => {
          const height = Math.max(2, peak * heightUnits);
          return (
            <rect
              key={bar}
              className={bar < share * peaks.length ? styles.played : styles.ahead}
              x={bar * slotUnits}
              y={(heightUnits - height) / 2}
              width={barUnits}
              height={height}
              rx={barUnits / 2}
            />
          );
        })}
      </svg>
      <input
        type="range"
        min={0}
        max={durationSec}
        step="any"
        value={Math.min(timeSec, durationSec)}
        aria-label={t('seek')}
        aria-valuetext={t('position', { time: formatTimer(timeSec), total: formatTimer(durationSec) })}
        onChange={(event) => void deck.seek(path, Number(event.target.value))}
      />
    </div>
  );
}

/** Nothing until the sound is there, nor where it cannot be read; the player says so when it is played. */
function usePeaks(path: string | null): number[] {
  const deck = useAudioDeck();
  const [peaks, setPeaks] = useState<number[]>([]);
  useEffect(() => {
    if (path === null) return;
    let isOver = false;
    deck.peaks(path).then(
      (drawn) => !isOver && setPeaks(drawn),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [deck, path]);
  return peaks;
}
