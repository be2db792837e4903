import styles from './recorder.module.css';

interface GrowingWaveformProps {
  /** One peak for each tenth of a second so far. */
  waveform: readonly number[];
  maxDurationSec: number;
}

const widthUnits = 720;
const heightUnits = 72;
const slots = 120;
const slotUnits = widthUnits / slots;
const barsPerSec = 10;
/** Below 1, soft speech is seen too. */
const exponent = 0.6;

function slotHeights(waveform: readonly number[], maxDurationSec: number): number[] {
  const barsPerSlot = Math.max(1, (maxDurationSec * barsPerSec) / slots);
  const filled = Math.min(slots, Math.ceil(waveform.length / barsPerSlot));
  return Array.from({ length: filled }, (_, slot) => {
    const bars = waveform.slice(Math.floor(slot * barsPerSlot), Math.ceil((slot + 1) * barsPerSlot));
    return heightUnits * Math.max(0, ...bars) ** exponent;
  });
}

export function GrowingWaveform({ waveform, maxDurationSec }: GrowingWaveformProps) {
  const heights = slotHeights(waveform, maxDurationSec);
  const path = heights.map((height, slot) => {
    const length = Math.max(0.01, height - 4);
    return `M${slot * slotUnits + 2} ${(heightUnits - length) / 2}v${length}`;
  });
  const nowUnits = heights.length * slotUnits;
  return (
    <div className={styles.waveform}>
      <svg
        viewBox={`0 0 ${widthUnits} ${heightUnits}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={`M${nowUnits + 2} ${heightUnits / 2}H${widthUnits}`}
          className={styles.ahead}
          strokeDasharray={`3.5 ${slotUnits - 3.5}`}
        />
        <path d={path.join('')} className={styles.spoken} />
        <path d={`M${nowUnits} 0v${heightUnits}`} className={styles.now} />
      </svg>
    </div>
  );
}
