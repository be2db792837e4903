import type { Recording } from '@bandwise/speech/browser/recording';
import { useTranslation } from 'react-i18next';
import { Notice } from '../notice.tsx';

interface RecordingAdviceProps {
  recording: Recording;
}

/** What a learner should know about a recording before it is saved. */
export function RecordingAdvice({ recording }: RecordingAdviceProps) {
  const { t } = useTranslation('recorder');
  return (
    <>
      {recording.ending === 'device_lost' && <Notice tone="warning">{t('ending.device_lost')}</Notice>}
      {recording.problems.map((problem) => (
        <Notice key={problem} tone={problem === 'too_short' ? 'error' : 'warning'}>
          {t(`advice.${problem}`)}
        </Notice>
      ))}
    </>
  );
}
