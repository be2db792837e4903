import type { SpokenWordShape } from '@bandwise/contract/coaching';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import styles from './compare.module.css';
import { SoundBoxes } from './sound-boxes.tsx';
import type { SpokenSpan } from './time-axis.ts';
import { useWaveform } from './use-waveform.ts';

interface VoiceLaneProps {
  who: 'model' | 'learner';
  spoken: SpokenWordShape;
  span: SpokenSpan;
  lengthSec: number;
  /** Null until it is there. */
  sound: Blob | null;
  isPlaying: boolean;
  onPlay: () => void;
  onStop: () => void;
}

const widthUnits = 640;
const heightUnits = 64;
const thinnest = 1.8;

/** One voice: its outline, and its sounds in boxes where they fell. */
export function VoiceLane({
  who,
  spoken,
  span,
  lengthSec,
  sound,
  isPlaying,
  onPlay,
  onStop,
}: VoiceLaneProps) {
  const { t } = useTranslation('coaching');
  const bars = useWaveform(sound, span);
  const shownUnits = (widthUnits * (span.toSec - span.fromSec)) / lengthSec;
  const step = shownUnits / Math.max(1, bars.length);
  const path = bars
    .map((bar, index) => {
      const height = Math.max(thinnest, bar * (heightUnits - 4));
      return `M${((index + 0.5) * step).toFixed(1)} ${((heightUnits - height) / 2).toFixed(1)}v${height.toFixed(1)}`;
    })
    .join('');
  return (
    <div className={`${styles.lane} ${styles[who] ?? ''}`}>
      <div className={styles.voice}>
        <button
          type="button"
          className={styles.play}
          aria-label={t(isPlaying ? 'stop' : `compare.play.${who}`)}
          onClick={isPlaying ? onStop : onPlay}
        >
          <Icon name={isPlaying ? 'stop' : 'play'} sizePx={18} />
        </button>
        <span className="strong">{t(`compare.${who}`)}</span>
      </div>
      <div>
        <svg
          className={styles.wave}
          viewBox={`0 0 ${widthUnits} ${heightUnits}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 ${heightUnits / 2}H${widthUnits}`} className={styles.silence} />
          <path d={path} style={{ strokeWidth: Math.max(1, 0.6 * step) }} />
        </svg>
        <SoundBoxes who={who} spoken={spoken} span={span} lengthSec={lengthSec} />
      </div>
    </div>
  );
}
