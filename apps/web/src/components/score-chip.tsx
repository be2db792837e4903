import type { SessionItem } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { BandChip } from './band-chip.tsx';
import { Chip } from './chip.tsx';

interface ScoreChipProps {
  session: Pick<SessionItem, 'status' | 'is_completed' | 'overall_band'>;
}

/** The band if there is one, else what is missing for it; nobody is to wait for one that will not come. */
export function ScoreChip({ session }: ScoreChipProps) {
  const { t } = useTranslation('exam');
  if (session.overall_band !== null) return <BandChip band={session.overall_band} />;
  if (session.status === 'failed') return <Chip tone="error" icon="alert" label={t('score.failed')} />;
  if (session.status === 'feedback_completed') return <Chip icon="info" label={t('score.noBand')} />;
  if (session.is_completed) return <Chip icon="hourglass" label={t('score.pending')} />;
  return <Chip tone="primary" icon="clock" label={t('score.inProgress')} />;
}
