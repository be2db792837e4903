import type { FastifyInstance } from 'fastify';
import { apiBasePath } from '@bandwise/contract/limits';
import type { Platform } from '../src/platform/platform.ts';
import { createCast, roles, type Cast, type Role } from '../src/testing/cast.ts';
import { toneWav } from '../src/testing/practice.ts';
import { seededRandom, type Random } from '../src/testing/seeded-random.ts';
import { judgeAnswer } from './judge-answer.ts';
import { makeRequest, type AttackRequest } from './make-request.ts';
import type { KnownValues } from './make-value.ts';
import { readDocument, type Call } from './read-document.ts';

/** No call may take longer, whatever is asked; those that wait for an engine answer after 20 s that there is none. */
const hangMs = 40_000;
const inFlight = 8;
/** After this many calls whoever was deleted or signed out is replaced, so that the others are still tried as somebody. */
const castLasts = 400;

/** They work for seconds when they are asked in earnest: tried as seldom as that. */
const laborious = ['/admin/operations/backup', '/ai/tts/', '/practice/coaching/', '/scoring/evaluate'];
const oneInLaborious = 25;
/** Puts everything back to what it was; what it is refused for is tested where it lives. */
const leftOut = ['/admin/operations/restore'];

interface FuzzReport {
  calls: number;
  operations: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  slowestMs: number;
  /** What must not happen, with the request that made it happen. */
  findings: string[];
}

interface Target {
  platform: Platform;
  app: FastifyInstance;
}

/** Sends generated, mutated and hostile requests to every call of the OpenAPI document, as everybody who may knock. */
export async function fuzz(
  target: Target,
  options: { calls: number; seed: number; withLaborious: boolean; say?: (line: string) => void },
): Promise<FuzzReport> {
  const random = seededRandom(options.seed);
  const operations = (await readDocument(target.app)).filter(
    ({ path }) => !leftOut.some((one) => path.endsWith(one)),
  );
  const report: FuzzReport = {
    calls: 0,
    operations: operations.length,
    statuses: {},
    slowestMs: 0,
    findings: [],
  };
  const files = [toneWav(1), Buffer.alloc(0), Buffer.from('RIFF'), Buffer.alloc(3_000, 0xff)];
  let told = 0;
  while (report.calls < options.calls) {
    const cast = await createCast(target.platform, target.app);
    const known = knownValues(cast);
    const batch = Math.min(castLasts, options.calls - report.calls);
    const requests = Array.from({ length: batch }, () => {
      const call = pickCall(random, operations, options.withLaborious);
      const role = random.pick(roles);
      return { call, role, request: withToken(random, makeRequest(random, call, known, files), cast, role) };
    });
    const next = requests.values();
    const sendAll = async () => {
      for (const { call, role, request } of next) await send(target.app, call, role, request, report);
    };
    await Promise.all(Array.from({ length: inFlight }, sendAll));
    const { calls, statuses, findings } = report;
    options.say?.(`${String(calls)} calls, ${JSON.stringify(statuses)}, ${String(findings.length)} findings`);
    for (const finding of findings.slice(told)) options.say?.(finding);
    told = findings.length;
  }
  return report;
}

function pickCall(random: Random, operations: readonly Call[], withLaborious: boolean): Call {
  for (;;) {
    const call = random.pick(operations);
    const isLaborious = laborious.some((path) => call.path.startsWith(apiBasePath + path));
    if (!isLaborious || (withLaborious && random.chance(oneInLaborious))) return call;
  }
}

function withToken(random: Random, request: AttackRequest, cast: Cast, role: Role): AttackRequest {
  const token = cast.tokens[role] ?? (random.chance(2) ? 'x'.repeat(random.int(300)) : undefined);
  return token === undefined
    ? request
    : { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

async function send(
  app: FastifyInstance,
  call: Call,
  role: Role,
  request: AttackRequest,
  report: FuzzReport,
): Promise<void> {
  const startedAtMs = performance.now();
  const answer = await Promise.race([app.inject(request), hang()]).catch((error: unknown) => ({
    statusCode: 0,
    headers: {},
    body: String(error),
  }));
  report.calls += 1;
  report.slowestMs = Math.max(report.slowestMs, performance.now() - startedAtMs);
  const status = String(answer.statusCode);
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  const sent = `${request.url}\n${textOf(request)}`;
  const problem =
    answer.statusCode === 0 ? `no answer (${answer.body.slice(0, 80)})` : judgeAnswer(answer, sent);
  if (problem === undefined) return;
  const shown = `${textOf(request).slice(0, 200)} ${JSON.stringify(request.headers)}`;
  report.findings.push(
    `${problem}: ${call.method} ${request.url.slice(0, 200)} as ${role} ${shown}\n   ${answer.body.slice(0, 200)}`,
  );
}

const textOf = ({ payload = '' }: AttackRequest): string =>
  typeof payload === 'string' ? payload : payload.toString('latin1');

function hang(): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve({ statusCode: 0, headers: {}, body: 'it hangs' });
    }, hangMs).unref();
  });
}

/** Somebody's ids, under every name that a call gives them. */
function knownValues({ belongings, victimId }: Cast): KnownValues {
  const { sessionId, audioId, feedbackId, userId, filePath } = belongings;
  const sessions = [sessionId, sessionId - 1, sessionId + 1];
  return {
    id: [...sessions, feedbackId, userId, victimId],
    sessionId: sessions,
    session_id: sessions,
    audioId: [audioId, audioId - 1],
    audio_id: [audioId, audioId - 1],
    user_id: [userId, victimId],
    question_order: [1, 2],
    exam_code: ['C1T1P1', 'C1T1P3'],
    // Not the paper that the cast practises with: an administrator may retire it.
    code: ['C1T2', '123456'],
    filename: ['attack.zip', 'bandwise-2026-11-15-023000.zip'],
    '*': [filePath, `users/${String(userId)}/`, `users/${String(userId)}/../${String(victimId)}/a.wav`],
  };
}
