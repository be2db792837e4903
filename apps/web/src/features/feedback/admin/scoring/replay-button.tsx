import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../../components/busy-button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import type { Replay } from './use-replay.ts';

interface ReplayButtonProps {
  replay: Replay;
}

export function ReplayButton({ replay }: ReplayButtonProps) {
  const { t } = useTranslation('test-records');
  return (
    <BusyButton
      variant="contained"
      startIcon={<Icon name="refresh" />}
      isBusy={replay.isUnderWay}
      busyLabel={t('replay.busy')}
      onClick={replay.start}
    >
      {t('replay.button')}
    </BusyButton>
  );
}
