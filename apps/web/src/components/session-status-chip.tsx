import type { SessionStatus } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { Chip } from './chip.tsx';
import type { ChipTone } from './chip.tsx';
import type { IconName } from './icon.tsx';

const looks: Record<SessionStatus, { tone: ChipTone; icon: IconName }> = {
  in_progress: { tone: 'primary', icon: 'clock' },
  paused: { tone: 'warning', icon: 'pause' },
  completed: { tone: 'success', icon: 'check' },
  feedback_generating: { tone: 'primary', icon: 'hourglass' },
  feedback_completed: { tone: 'success', icon: 'check' },
  failed: { tone: 'error', icon: 'alert' },
};

interface SessionStatusChipProps {
  status: SessionStatus;
}

export function SessionStatusChip({ status }: SessionStatusChipProps) {
  const { t } = useTranslation('exam');
  return <Chip {...looks[status]} label={t(`status.${status}`)} />;
}
