import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Registry {
  url: string;
  /** The range each request for the tarball asked for. */
  tarballRequests: (string | undefined)[];
  /** Sends half of the next tarball and no more until `hangUp`. */
  stallNext: boolean;
  /** Behind a login or a certificate that only npm is set up for. */
  lets: 'everybody' | 'npm';
  hangUp(): void;
  close(): Promise<void>;
}

/** An npm registry with one package, for the real npm to ask. */
export async function startRegistry(name: string, version: string, tgz: Uint8Array): Promise<Registry> {
  const server = createServer((request, response) => {
    const isNpm = request.headers['user-agent']?.startsWith('npm/') === true;
    if (registry.lets === 'npm' && !isNpm) response.writeHead(403).end();
    else if (request.url?.endsWith('.tgz') === true) sendTarball(request.headers.range, response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(manifest()));
  });
  const registry: Registry = {
    url: '',
    tarballRequests: [],
    stallNext: false,
    lets: 'everybody',
    hangUp: () => server.closeAllConnections(),
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const manifest = () => ({
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, dist: { tarball: `${registry.url}models.tgz` } } },
  });
  const sendTarball = (range: string | undefined, response: ServerResponse) => {
    registry.tarballRequests.push(range);
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': tgz.length - from });
    if (registry.stallNext) response.write(tgz.subarray(from, tgz.length / 2));
    else response.end(tgz.subarray(from));
    registry.stallNext = false;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  registry.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return registry;
}
