import type { RecordedAnswer } from '@bandwise/contract/test-records';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '../../../components/audio-player/audio-player.tsx';
import type { ChipTone } from '../../../components/chip.tsx';
import { Chip } from '../../../components/chip.tsx';
import type { IconName } from '../../../components/icon.tsx';
import styles from './admin.module.css';
import { Disclosure } from './disclosure.tsx';
import { ErrorText } from './error-text.tsx';

const looks: Record<RecordedAnswer['analysis'], { tone: ChipTone; icon: IconName }> = {
  waiting: { tone: 'primary', icon: 'clock' },
  waiting_for_models: { tone: 'primary', icon: 'hourglass' },
  done: { tone: 'success', icon: 'check' },
  failed: { tone: 'error', icon: 'alert' },
};

interface RecordingsProps {
  recordings: RecordedAnswer[];
  isOpen: boolean;
}

/** Each answer as it lies in the storage: to play, and what became of it. */
export function Recordings({ recordings, isOpen }: RecordingsProps) {
  const { t } = useTranslation('test-records');
  return (
    <Disclosure title={t('recordings.title')} aside={String(recordings.length)} isOpen={isOpen}>
      {recordings.length === 0 && <p className={`text2 ${styles.empty}`}>{t('recordings.empty')}</p>}
      <ol className={styles.recordings}>
        {recordings.map((recording) => (
          <RecordingItem key={recording.audio_id} recording={recording} />
        ))}
      </ol>
    </Disclosure>
  );
}

function RecordingItem({ recording }: { recording: RecordedAnswer }) {
  const { t } = useTranslation('test-records');
  const { question_order: order, analysis, analysis_attempts: attempts } = recording;
  return (
    <li>
      <div className={styles.recordingHead}>
        <span className="strong" lang="en">
          {order}. {recording.question}
        </span>
        <Chip {...looks[analysis]} label={t(`recordings.analysis.${analysis}`)} />
        {attempts > 1 && (
          <span className="caption text2">{t('recordings.attempts', { total: attempts })}</span>
        )}
      </div>
      <AudioPlayer
        path={recording.file_path}
        durationSec={recording.duration}
        label={t('recordings.player', { order })}
        isLazy
      />
      <dl className={styles.path}>
        <dt>{t('recordings.path')}</dt>
        <dd>
          <code>{recording.file_path}</code>
        </dd>
        {recording.transcription && (
          <>
            <dt>{t('recordings.transcript')}</dt>
            <dd lang="en">{recording.transcription}</dd>
          </>
        )}
      </dl>
      <ErrorText error={recording.error} />
    </li>
  );
}
