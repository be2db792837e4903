import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../notice.tsx';
import { LevelMeter } from '../recorder/level-meter.tsx';
import { RecordingAdvice } from '../recorder/recording-advice.tsx';
import { RecordingPlayer } from '../recorder/recording-player.tsx';
import { useRecorder } from '../recorder/use-recorder.ts';
import { Select } from '../select.tsx';
import styles from './microphone-check.module.css';
import { useMicrophones } from './use-microphones.ts';

/** Long enough for a sentence and the pause around it, in which the noise of the room is heard. */
const checkSec = 5;

/** Lets a learner choose a microphone, see its level and hear themselves. Its texts are in the namespace `recorder`. */
export function MicrophoneCheck() {
  const { t } = useTranslation('recorder');
  const recorder = useRecorder(checkSec);
  const { microphones, chosenId, choose } = useMicrophones(recorder.microphone);
  const selectId = useId();
  const { state, recording, problem } = recorder;
  const isGood = recording?.problems.length === 0 && recording.ending !== 'device_lost';

  return (
    <section className={`card ${styles.check}`} aria-label={t('check.title')}>
      <h2>{t('check.title')}</h2>
      <p className="body2 text2" role="status">
        {t(state === 'recording' ? 'check.speak' : 'check.text')}
      </p>
      {/* There from the start, with what is known: a list that comes later would push everything down. */}
      <div className={styles.choice}>
        <label htmlFor={selectId}>{t('check.microphone')}</label>
        <Select
          id={selectId}
          value={chosenId ?? ''}
          disabled={state === 'recording'}
          onChange={(event) => choose(event.target.value || undefined)}
        >
          <option value="">{t('check.defaultMicrophone')}</option>
          {microphones.map(({ deviceId, label }, index) => (
            <option key={deviceId} value={deviceId}>
              {label || t('check.unnamed', { number: index + 1 })}
            </option>
          ))}
        </Select>
      </div>
      <LevelMeter peak={recorder.level.peak} waveform={recorder.waveform} />
      {problem && <Notice tone="error">{t(`problem.${problem}`)}</Notice>}
      {recording && (
        <>
          {isGood && <Notice tone="success">{t('check.good')}</Notice>}
          <RecordingAdvice recording={recording} />
          <RecordingPlayer wav={recording.wav} />
        </>
      )}
      <div>
        <Button variant="outlined" onClick={state === 'recording' ? recorder.stop : recorder.start}>
          {t(state === 'recording' ? 'stop' : recording ? 'check.again' : 'check.start')}
        </Button>
      </div>
    </section>
  );
}
