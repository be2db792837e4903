import type { downloadReport } from '@bandwise/contract/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../lib/api-client.ts';
import { failureOf } from '../lib/api-failure.ts';
import { notifyFailure } from '../lib/notify-failure.ts';
import { saveFile } from '../lib/save-file.ts';
import { BusyButton } from './busy-button.tsx';
import { Icon } from './icon.tsx';

interface DownloadReportButtonProps {
  sessionId: number;
  isDisabled?: boolean;
}

/** Saves the whole report of a session as a PDF. */
export function DownloadReportButton({ sessionId, isDisabled = false }: DownloadReportButtonProps) {
  const { t } = useTranslation('exam');
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const report = await send<typeof downloadReport>('GET', '/feedback/session/:sessionId/report.pdf', {
        params: { sessionId },
        query: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      });
      saveFile(report, `bandwise-report-${sessionId}.pdf`);
    } catch (error) {
      notifyFailure(failureOf(error), t('report.failed'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <BusyButton
      variant="outlined"
      disabled={isDisabled}
      startIcon={<Icon name="download" />}
      isBusy={isBusy}
      busyLabel={t('report.busy')}
      onClick={() => void download()}
    >
      {t('report.download')}
    </BusyButton>
  );
}
