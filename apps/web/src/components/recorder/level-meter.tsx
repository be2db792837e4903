import { useTranslation } from 'react-i18next';
import { Chip } from '../chip.tsx';
import styles from './level-meter.module.css';

interface LevelMeterProps {
  /** Of the last block, from 0 to 1. */
  peak: number;
  /** One peak for each tenth of a second so far. */
  waveform: readonly number[];
}

const segments = 24;
/** The quietest sound that moves the meter: the noise of a quiet room. */
const bottomDb = -60;
/** A voice peaks about 12 dB above its loudness, which should not fall below −42 dB. */
const quietPeakDb = -30;
/** Closer to full scale than this, the next louder word is distorted. */
const loudPeakDb = -1;
/** A verdict looks back this many tenths of a second, so that it does not flicker between words. */
const verdictBars = 15;

const decibels = (peak: number) => 20 * Math.log10(peak + 1e-6);
const segmentOf = (db: number) => Math.round(segments * (1 - db / bottomDb));
const goodFrom = segmentOf(quietPeakDb);
const goodUntil = segmentOf(loudPeakDb) - 1;
/** Each name stands below its part of the bars. */
const nameColumns = [goodFrom, goodUntil - goodFrom, segments - goodUntil]
  .map((width) => `minmax(0, ${width}fr)`)
  .join(' ');

function verdictOf(waveform: readonly number[]) {
  if (waveform.length < verdictBars) return null;
  const db = decibels(Math.max(...waveform.slice(-verdictBars)));
  if (db < quietPeakDb) return 'tooQuiet';
  return db > loudPeakDb ? 'tooLoud' : 'good';
}

export function LevelMeter({ peak, waveform }: LevelMeterProps) {
  const { t } = useTranslation('recorder');
  const verdict = verdictOf(waveform);
  const lit = Math.max(0, Math.min(segments, segmentOf(decibels(peak))));
  return (
    <div className={styles.meter}>
      <span className={`caption text2 ${styles.label}`}>{t('level.label')}</span>
      <div className={styles.scale}>
        <div
          className={styles.bars}
          role="meter"
          aria-label={t('level.meter')}
          aria-valuemin={0}
          aria-valuemax={segments}
          aria-valuenow={lit}
          aria-valuetext={t(`level.${verdict ?? 'listening'}`)}
        >
          {Array.from({ length: segments }, (_, segment) => (
            <i key={segment} className={`${styles.bar} ${segment < lit ? styles.lit : zoneOf(segment)}`} />
          ))}
        </div>
        <div className={styles.names} style={{ gridTemplateColumns: nameColumns }} aria-hidden="true">
          <span>{t('level.tooQuiet')}</span>
          <span>{t('level.good')}</span>
          <span>{t('level.tooLoud')}</span>
        </div>
      </div>
      <span className={styles.verdict}>
        {verdict === 'good' ? (
          <Chip tone="success" icon="check" label={t('level.good')} />
        ) : (
          verdict && <Chip icon="warning" label={t(`level.${verdict}`)} />
        )}
      </span>
    </div>
  );
}

const zoneOf = (segment: number) => (segment >= goodFrom && segment < goodUntil ? styles.zone : '');
