import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const webRoot = path.resolve(import.meta.dirname, '../..');
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A page of `e2e/stories`, built like the app but not into it. */
export interface Story {
  url: string;
  close(): Promise<void>;
}

/** Builds a story and serves it under the security policy of the app. */
export async function openStory(name: string, securityPolicy: string): Promise<Story> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-story-'));
  await build({
    root: path.join(webRoot, 'e2e/stories', name),
    configFile: path.join(webRoot, 'vite.config.ts'),
    publicDir: path.join(webRoot, 'public'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    response.setHeader('Content-Security-Policy', securityPolicy);
    response.setHeader('Content-Type', contentTypes[path.extname(file)] ?? 'application/octet-stream');
    readFile(file).then(
      (body) => response.end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true });
    },
  };
}
