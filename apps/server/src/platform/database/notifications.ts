import { Client } from 'pg';
import { reasonOf } from '../errors/describe-error.ts';
import type { Log } from '../log.ts';

const reconnectDelayMs = 1_000;
const connectTimeoutMs = 5_000;

export interface Notifications {
  /** False while the connection is down: what was heard before may be out of date. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** Holds one connection that listens on a channel, and takes it up again when it breaks. */
export async function listenTo(
  channel: string,
  options: { connectionString: string; log: Log; onMessage: (payload: string) => void; onGap: () => void },
): Promise<Notifications> {
  let client: Client | undefined;
  let listening = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: options.connectionString,
      application_name: 'bandwise-listen',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client !== next) return;
      listening = false;
      options.onGap();
      scheduleReconnect();
    });
    next.on('notification', (message) => {
      options.onMessage(message.payload ?? '');
    });
    client = next;
    try {
      await next.connect();
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    options.onGap();
    listening = true;
  }

  function scheduleReconnect(): void {
    if (closed || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch((error: unknown) => {
        options.log.warn({ reason: reasonOf(error), channel }, 'cannot listen for changes yet');
        scheduleReconnect();
      });
    }, reconnectDelayMs);
  }

  await connect();
  return {
    isListening: () => listening,
    async close() {
      closed = true;
      clearTimeout(retry);
      listening = false;
      await client?.end();
    },
  };
}
