import type { SessionItem } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { BandChip } from '../../components/band-chip.tsx';
import { Chip } from '../../components/chip.tsx';

interface ScoreChipProps {
  session: SessionItem;
}

/** The band if there is one, else what is missing for it. */
export function ScoreChip({ session }: ScoreChipProps) {
  const { t } = useTranslation('history');
  if (session.overall_band !== null) return <BandChip band={session.overall_band} />;
  if (session.is_completed) return <Chip icon="hourglass" label={t('pending')} />;
  return <Chip tone="primary" icon="clock" label={t('inProgress')} />;
}
