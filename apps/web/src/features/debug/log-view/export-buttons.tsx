import type { exportLogs } from '@bandwise/contract/debug';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { send } from '../../../lib/api-client.ts';
import { notify } from '../../../lib/notify.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { LogFilters } from '../debug-address.ts';
import { logQuery } from '../log-query.ts';

const formats = ['csv', 'json'] as const;
type ExportFormat = (typeof formats)[number];

interface ExportButtonsProps {
  filters: LogFilters;
}

/** Everything that the filters of the list let through, not its page alone. */
export function ExportButtons({ filters }: ExportButtonsProps) {
  const { t } = useTranslation('debug');
  const [busy, setBusy] = useState<ExportFormat | null>(null);

  async function exportAs(format: ExportFormat) {
    setBusy(format);
    const now = new Date();
    try {
      const query = { format, ...logQuery(filters, now.getTime()) };
      saveFile(await send<typeof exportLogs>('GET', '/debug/export', { query }), fileName(format, now));
    } catch {
      notify('error', t('failed.export'));
    }
    setBusy(null);
  }

  return formats.map((format) => (
    <BusyButton
      key={format}
      variant="text"
      size="small"
      startIcon={<Icon name="download" sizePx={16} />}
      isBusy={busy === format}
      busyLabel={t('export.busy')}
      aria-label={t(`export.${format}`)}
      onClick={() => void exportAs(format)}
    >
      {format.toUpperCase()}
    </BusyButton>
  ));
}

/** bandwise-log-2026-11-15-0941.csv, in the reader's own time. */
function fileName(format: ExportFormat, now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${String(now.getFullYear())}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return `bandwise-log-${day}-${pad(now.getHours())}${pad(now.getMinutes())}.${format}`;
}
