import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import styles from './recorder.module.css';
import type { RecorderBinding } from './use-recorder.ts';

interface RecordButtonProps {
  recorder: Pick<RecorderBinding, 'state' | 'isStarting' | 'start' | 'stop'>;
}

/** Starts and stops; one element for both, so that the keyboard stays on it. */
export function RecordButton({ recorder }: RecordButtonProps) {
  const { t } = useTranslation('recorder');
  const isRecording = recorder.state === 'recording';
  const button = useRef<HTMLButtonElement>(null);
  const [beganElsewhere] = useState(recorder.isStarting || isRecording);
  useEffect(() => {
    // The button that began it is gone; the keyboard goes on with the one that stops it.
    if (beganElsewhere && document.activeElement === document.body) button.current?.focus();
  }, [beganElsewhere]);
  return (
    <div className={styles.record}>
      <button
        ref={button}
        type="button"
        className={styles.round}
        aria-label={t(isRecording ? 'stopLabel' : 'startLabel')}
        aria-busy={recorder.isStarting}
        onClick={isRecording ? recorder.stop : recorder.start}
      >
        <Icon name={isRecording ? 'stop' : 'microphone'} sizePx={28} />
      </button>
      <span className="body2 strong" aria-hidden="true">
        {t(isRecording ? 'stop' : 'start')} <kbd className={styles.key}>{t('space')}</kbd>
      </span>
    </div>
  );
}
