import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { apiBasePath } from '@bandwise/contract/limits';
import type { Access, Operation } from '@bandwise/contract/operation';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCast, roles, type Cast } from './testing/cast.ts';
import { answerForm, sha256Of, toneWav } from './testing/practice.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const contractDir = path.resolve(import.meta.dirname, '../../../packages/contract/src');

/** Every operation that any file of the contract exports. */
async function contractOperations(): Promise<Operation[]> {
  const files = readdirSync(contractDir).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(contractDir, file))) as object),
  );
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isOperation);
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
}

/** Let in: whatever is answered, it is not that this caller may not ask, and the server did not fail. */
const isLetIn = (status: number): boolean => ![401, 403].includes(status) && status < 500;
type Cell = number | 'in';

/** In the order of `roles`: nobody, unverified, anonymous, learner, other learner, disabled, administrator. */
type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell];

const byAccess: Record<Access, Row> = {
  public: ['in', 'in', 'in', 'in', 'in', 'in', 'in'],
  unverified: [401, 'in', 'in', 'in', 'in', 401, 'in'],
  'signed-in': [401, 403, 'in', 'in', 'in', 401, 'in'],
  admin: [401, 403, 403, 403, 403, 401, 'in'],
};

/** Only its owner: for everybody else it does not exist, for administrators too. */
const ownersAlone: Row = [401, 403, 404, 200, 404, 401, 404];
/** The learner's session takes nothing more, which only its owner is told. */
const ownersButFinished: Row = [401, 403, 404, 409, 404, 401, 404];
const ownerAndAdministrators: Row = [401, 403, 404, 200, 404, 401, 200];

/** What belongs to somebody, asked for with the learner's ids. */
const others: Record<string, Row> = {
  'GET /exam-tests/sessions/:id': ownerAndAdministrators,
  'PUT /exam-tests/sessions/:id': ownersAlone,
  'PATCH /exam-tests/sessions/:id': ownersAlone,
  'GET /exam-tests/sessions/:id/questions': ownerAndAdministrators,
  'GET /exam-tests/sessions/:id/status': ownerAndAdministrators,
  'POST /exam-tests/sessions/:id/next-question': ownersAlone,
  'POST /exam-tests/sessions/:id/switch-question': ownersButFinished,
  'GET /feedback/:id': ownerAndAdministrators,
  'GET /feedback/session/:sessionId': ownerAndAdministrators,
  'GET /feedback/audio/:audioId': ownerAndAdministrators,
  'PUT /feedback/session/:sessionId/transcripts/:audioId': ownersAlone,
  'GET /feedback/session/:sessionId/report.pdf': ownerAndAdministrators,
  'GET /files/*': ownerAndAdministrators,
  'GET /audio-session/recordings': ownerAndAdministrators,
  'POST /audio-session/upload': ownersButFinished,
  'POST /audio-session/transcribe': ownerAndAdministrators,
  'POST /feedback/generate': ownerAndAdministrators,
  'POST /scoring/evaluate': [401, 403, 404, 409, 404, 401, 409],
  'GET /scoring/performance/analysis': ownerAndAdministrators,
  // Without the password nobody deletes an account that has one.
  'DELETE /users/me': [401, 403, 'in', 403, 403, 401, 403],
};

const nameOf = ({ method, path: route }: Operation): string => `${method} ${route}`;

/** The learner's ids in every place that takes one; an administrator may delete the victim. */
function addressOf(operation: Operation, { belongings, victimId }: Cast): string {
  const { sessionId, audioId, feedbackId, filePath } = belongings;
  const id = operation.path.startsWith('/users/admin')
    ? victimId
    : operation.path.startsWith('/feedback')
      ? feedbackId
      : sessionId;
  const filled = operation.path
    .replace(':sessionId', String(sessionId))
    .replace(':audioId', String(audioId))
    .replace(':id', String(id))
    .replace(':code', 'C1T1')
    .replace('*', filePath)
    .replace(/:\w+/g, '999999');
  return operation.query ? `${filled}?session_id=${String(sessionId)}&audio_id=${String(audioId)}` : filled;
}

function payloadOf(operation: Operation, { belongings: { sessionId, audioId } }: Cast) {
  if (operation.form) {
    const file = toneWav(1);
    const answer = { session_id: sessionId, question_order: 1, sha256: sha256Of(file) };
    return answerForm(new Uint8Array(file), { ...answer, idempotency_key: randomUUID() });
  }
  switch (operation.path) {
    case '/feedback/session/:sessionId/transcripts/:audioId':
      return { text: 'Something else.' };
    case '/feedback/generate':
      return { session_id: sessionId };
    case '/scoring/evaluate':
      return { audio_id: audioId };
    default:
      // Who asks is judged first; no engine is set to work by a text that is none.
      return operation.body && { audio_id: audioId, direction: 'next', text: 42 };
  }
}

const isConsuming = ({ method, access, path: route }: Operation): boolean =>
  method !== 'GET' && (access !== 'admin' || route.startsWith('/users'));

describe('access to the API', () => {
  let server: TestServer;
  let routes: RouteOptions[];
  let operations: Operation[];

  beforeAll(async () => {
    server = await startTestServer();
    operations = await contractOperations();
    routes = server.routes;
  });
  afterAll(() => server.close());

  const attempt = async (operation: Operation, cast: Cast, token: string | undefined): Promise<number> => {
    const payload = payloadOf(operation, cast);
    const encoded = payload instanceof FormData ? new Response(payload) : undefined;
    const reply = await server.app.inject({
      method: operation.method,
      url: `${apiBasePath}${addressOf(operation, cast)}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(encoded ? { 'content-type': encoded.headers.get('content-type') ?? '' } : {}),
      },
      ...(payload && { payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : payload }),
    });
    return reply.statusCode;
  };

  it('every operation of the contract is served, and nothing else below the base path', () => {
    const served = routes.filter((route) => route.url.startsWith(apiBasePath) && route.method !== 'HEAD');
    expect(served.map((route) => route.config?.operation?.path).sort()).toEqual(
      operations.map(({ path: p }) => p).sort(),
    );
    expect(operations.length).toBeGreaterThan(15);
  });

  it('everybody gets from every call what the table says', { timeout: 120_000 }, async () => {
    const actual: Record<string, Cell[]> = {};
    const expected: Record<string, Row> = {};
    let cast = await createCast(server.platform, server.app);
    for (const operation of operations) {
      const name = nameOf(operation);
      const row = others[name] ?? byAccess[operation.access];
      expected[name] = row;
      actual[name] = [];
      for (const [index, role] of roles.entries()) {
        const status = await attempt(operation, cast, cast.tokens[role]);
        actual[name].push(row[index] === 'in' && isLetIn(status) ? 'in' : status);
      }
      // Whoever deleted themselves or signed out is there again for the next call, with a session as it was.
      if (isConsuming(operation)) cast = await createCast(server.platform, server.app);
    }
    expect(actual).toEqual(expected);
  });

  it('a token that nobody was given opens nothing', async () => {
    const cast = await createCast(server.platform, server.app);
    for (const operation of operations.filter(({ access }) => access !== 'public'))
      expect([nameOf(operation), await attempt(operation, cast, 'x'.repeat(43))]).toEqual([
        nameOf(operation),
        401,
      ]);
  });

  it('whatever names something of somebody has its own row', () => {
    const naming = operations.filter(
      ({ access, path: route }) => access === 'signed-in' && /:(?!code)\w+|\*/.test(route),
    );
    expect(naming.map(nameOf).filter((name) => !(name in others))).toEqual([]);
  });
});
