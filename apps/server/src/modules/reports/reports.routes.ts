import { downloadReport } from '@bandwise/contract/feedback';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { readReport } from './read-report.ts';
import { openReportWriter } from './report-writer.ts';

/** Longer than the writer lets anybody wait. */
const timeoutMs = 120_000;

export function registerReports(app: FastifyInstance, { db }: Platform): void {
  const writer = openReportWriter();
  app.addHook('onClose', () => writer.close());
  registerOperation(
    app,
    downloadReport,
    async ({ params, query, identity, reply }) => {
      const report = await readReport(db, identity, params.sessionId, query.time_zone);
      const pdf = await writer.write(report);
      const { examCode, id } = report.session;
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="bandwise-${examCode}-${id}.pdf"`)
        .send(pdf);
    },
    { timeoutMs },
  );
}
