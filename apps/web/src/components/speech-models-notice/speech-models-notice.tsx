import { useTranslation } from 'react-i18next';
import { sentenceGap } from '../../lib/sentence-gap.ts';
import { Notice } from '../notice.tsx';
import { useModelState } from './speech-models-api.ts';

/** Says that answers wait for the speech engine, and nothing once it is ready. Its texts are in the namespace `speech-models`. */
export function SpeechModelsNotice() {
  const { t, i18n } = useTranslation('speech-models');
  const gap = sentenceGap(i18n.language);
  const models = useModelState();
  if (models === undefined || models.state === 'ready') return null;
  if (models.state === 'failed')
    return (
      <Notice tone="warning">
        {t('failed')}
        {gap}
        {models.message}
      </Notice>
    );
  const percent = Math.floor((100 * models.doneBytes) / Math.max(1, models.totalBytes));
  return (
    <Notice tone="info">
      {models.state === 'fetching' ? t('fetching', { percent }) : t('waiting')}
      {gap}
      {t('answersWait')}
    </Notice>
  );
}
