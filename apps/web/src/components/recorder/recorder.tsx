import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimer } from '../../lib/format.ts';
import { sentenceGap } from '../../lib/sentence-gap.ts';
import { Notice } from '../notice.tsx';
import { GrowingWaveform } from './growing-waveform.tsx';
import { LevelMeter } from './level-meter.tsx';
import { RecordButton } from './record-button.tsx';
import { RecorderState } from './recorder-state.tsx';
import styles from './recorder.module.css';
import { RecordingAdvice } from './recording-advice.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import type { RecorderBinding } from './use-recorder.ts';
import { useSpaceKey } from './use-space-key.ts';

interface RecorderProps {
  recorder: RecorderBinding;
  /** What comes after recording: save, or continue. */
  action: ReactNode;
}

/** Records an answer: start, stop, listen, discard or record again. Its texts are in the namespace `recorder`. */
export function Recorder({ recorder, action }: RecorderProps) {
  const { t, i18n } = useTranslation('recorder');
  const { state, recording, problem, waveform, maxDurationSec } = recorder;
  useSpaceKey(state === 'recorded' ? null : state === 'recording' ? recorder.stop : recorder.start);
  const review = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; the keyboard goes on with what took its place.
    if (state === 'recorded' && document.activeElement === document.body) review.current?.focus();
  }, [state]);

  return (
    <div className={styles.frame}>
      <section className={`card ${styles.recorder}`} aria-label={t('label')}>
        <RecorderState recorder={recorder} />
        <GrowingWaveform waveform={waveform} maxDurationSec={maxDurationSec} />
        {problem && <Notice tone="error">{t(`problem.${problem}`)}</Notice>}
        {recording ? (
          <div
            ref={review}
            className={styles.review}
            role="group"
            aria-label={t('state.recorded')}
            tabIndex={-1}
          >
            {recording.ending === 'time_limit' && (
              <Notice tone="info">{t('ending.time_limit', { time: formatTimer(maxDurationSec) })}</Notice>
            )}
            <RecordingAdvice recording={recording} />
            <RecordingPlayer wav={recording.wav} />
            <div className={styles.actions}>
              <div className={styles.secondary}>
                <Button variant="outlined" onClick={recorder.start}>
                  {t('again')}
                </Button>
                <Button onClick={recorder.discard}>{t('discard')}</Button>
              </div>
              <span />
              <div className={styles.action}>{action}</div>
            </div>
          </div>
        ) : (
          <>
            <LevelMeter peak={recorder.level.peak} waveform={waveform} />
            <div className={styles.actions}>
              <p className="body2 text2">
                {t('stopsAt', { time: formatTimer(maxDurationSec) })}
                {sentenceGap(i18n.language)}
                {t('listenFirst')}
              </p>
              <RecordButton recorder={recorder} />
              <div className={styles.action}>{action}</div>
            </div>
          </>
        )}
      </section>
    </div>
  );
}
