import { readdirSync } from 'node:fs';
import path from 'node:path';
import { apiBasePath } from '@bandwise/contract/limits';
import type { Operation } from '@bandwise/contract/operation';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPerson, registerVerified } from './testing/person.ts';
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

describe('access to the API', () => {
  let server: TestServer;
  const tokens: Record<string, string | undefined> = { nobody: undefined, 'a stranger': 'x'.repeat(43) };
  let routes: RouteOptions[];
  let operations: Operation[];

  beforeAll(async () => {
    server = await startTestServer();
    operations = await contractOperations();
    routes = server.routes;
    tokens.administrator = (await registerVerified(server)).token;
    tokens.unverified = (await registerPerson(server)).token;
    tokens.learner = (await registerVerified(server)).token;
  });
  afterAll(() => server.close());

  const attempt = async (operation: Operation, token: string | undefined) => {
    const reply = await server.app.inject({
      method: operation.method,
      url: `${apiBasePath}${operation.path.replace(/:\w+/g, '999999')}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
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

  it('nobody and strangers get 401 wherever a session is needed', async () => {
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      for (const who of ['nobody', 'a stranger']) {
        expect([operation.path, who, await attempt(operation, tokens[who])]).toEqual([
          operation.path,
          who,
          401,
        ]);
      }
    }
  });

  it('somebody unverified gets 403 except where verifying needs it', async () => {
    for (const operation of operations.filter(({ access }) => access === 'signed-in' || access === 'admin')) {
      expect([operation.path, await attempt(operation, tokens.unverified)]).toEqual([operation.path, 403]);
    }
  });

  it('a learner gets 403 on every administrator call', async () => {
    const admin = operations.filter(({ access }) => access === 'admin');
    expect(admin.length).toBeGreaterThan(3);
    for (const operation of admin) {
      expect([operation.path, await attempt(operation, tokens.learner)]).toEqual([operation.path, 403]);
      expect([401, 403]).not.toContain(await attempt(operation, tokens.administrator));
    }
  });
});
