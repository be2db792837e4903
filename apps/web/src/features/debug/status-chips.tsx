import { useTranslation } from 'react-i18next';
import type { ChipTone } from '../../components/chip.tsx';
import { Chip } from '../../components/chip.tsx';
import type { IconName } from '../../components/icon.tsx';
import { externalStatusTone, logStatusTone } from './status-tone.ts';

const icons: Partial<Record<ChipTone, IconName>> = { success: 'check', warning: 'warning', error: 'close' };

/** Of our own answers. */
export function LogStatusChip({ code }: { code: number }) {
  return <ToneChip tone={logStatusTone(code)} label={String(code)} />;
}

/** Of answers from outside; null where none came. */
export function ExternalStatusChip({ code }: { code: number | null }) {
  const { t } = useTranslation('debug');
  return <ToneChip tone={externalStatusTone(code)} label={code === null ? t('noAnswer') : String(code)} />;
}

export function ToneChip({ tone, label }: { tone: ChipTone; label: string }) {
  const icon = icons[tone];
  return <Chip tone={tone} label={label} {...(icon && { icon })} />;
}
