import { parentPort } from 'node:worker_threads';
import type { ReportContent } from './pdf/report-content.ts';
import { writePdf } from './pdf/write-pdf.ts';

parentPort?.on('message', (content: ReportContent) => {
  writePdf(content).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) =>
      parentPort?.postMessage({
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
