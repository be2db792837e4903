import * as calls from '@bandwise/contract/test-records';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../platform/http/register-operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPracticeLogs } from './list-practice-logs.ts';
import { listTestRecords } from './list-test-records.ts';
import { readTestRecord } from './read-test-record.ts';
import { replayScoring } from './replay-scoring.ts';

export function registerTestRecords(app: FastifyInstance, platform: Platform): void {
  registerOperation(app, calls.listTestRecords, ({ query }) => listTestRecords(platform, query));

  registerOperation(app, calls.getTestRecord, ({ params, identity }) =>
    readTestRecord(platform, identity, params.id),
  );

  registerOperation(app, calls.listPracticeLogs, ({ params, identity }) =>
    listPracticeLogs(platform, identity, params.id),
  );

  registerOperation(app, calls.replayScoring, ({ params, identity }) =>
    replayScoring(platform, identity, params.id),
  );
}
