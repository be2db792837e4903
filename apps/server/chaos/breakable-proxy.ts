import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Defer } from '../bench/measurement.ts';

/** Stands between the product and a server it needs, and cuts every connection when told. */
export interface BreakableProxy {
  port: number;
  /** Every connection ends and none is taken for so long. */
  cutFor: (durationMs: number) => Promise<void>;
}

export async function openProxy(defer: Defer, targetPort: number): Promise<BreakableProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const cutAll = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  const server = createServer((incoming) => {
    hold(incoming);
    if (isCut) {
      incoming.resetAndDestroy();
      return;
    }
    const outgoing = connect(targetPort, '127.0.0.1');
    hold(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  defer(async () => {
    cutAll();
    server.close();
    await once(server, 'close');
  });
  return {
    port: (server.address() as AddressInfo).port,
    async cutFor(durationMs) {
      isCut = true;
      cutAll();
      await delay(durationMs);
      isCut = false;
    },
  };
}
