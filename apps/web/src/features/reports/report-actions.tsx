import Button from '@mui/material/Button';
import { DownloadReportButton } from '../../components/download-report-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { PrintButton } from './print-button.tsx';
import { ReportText } from './report-text.tsx';
import type { AudioFeedback, Performance } from './reports-api.ts';
import styles from './reports.module.css';

interface ReportActionsProps {
  audio: AudioFeedback;
  performance: Performance;
}

export function ReportActions({ audio, performance }: ReportActionsProps) {
  function exportData() {
    const content = JSON.stringify({ feedback: audio, analysis: performance }, null, 2);
    saveFile(new Blob([content], { type: 'application/json' }), `report-${audio.audio_id}.json`);
  }

  return (
    <div className={styles.actions}>
      <PrintButton />
      <Button variant="outlined" startIcon={<Icon name="download" />} onClick={exportData}>
        <span>
          <ReportText name="exportData" />
        </span>
      </Button>
      <DownloadReportButton sessionId={audio.feedback.sessionId} />
    </div>
  );
}
