import { useTranslation } from 'react-i18next';
import { formatTimer } from '../../lib/format.ts';
import styles from './recorder.module.css';
import type { RecorderBinding } from './use-recorder.ts';

interface RecorderStateProps {
  recorder: RecorderBinding;
}

/** Early enough to finish a sentence. */
const lastCallSec = 10;

/** What the recorder does and for how long, for eyes and for screen readers. */
export function RecorderState({ recorder }: RecorderStateProps) {
  const { t } = useTranslation('recorder');
  const { state, isStarting, elapsedSec, maxDurationSec } = recorder;
  const isLastCall = state === 'recording' && maxDurationSec - elapsedSec <= lastCallSec;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.state} role="status">
          {state === 'recording' && <span className={styles.dot} />}
          <span className="strong">{t(isStarting ? 'state.starting' : `state.${state}`)}</span>
          {isLastCall && maxDurationSec > lastCallSec && <span className="text2">{t('tenSecondsLeft')}</span>}
        </p>
        <p className={styles.time} role="timer" aria-live="off">
          {formatTimer(elapsedSec)} <small>{t('of', { time: formatTimer(maxDurationSec) })}</small>
        </p>
      </div>
      <div className={styles.progress} aria-hidden="true">
        <i style={{ width: `${(100 * elapsedSec) / maxDurationSec}%` }} />
      </div>
    </>
  );
}
