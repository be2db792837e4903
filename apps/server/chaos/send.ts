import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Nothing came back for so long: what the learner would have looked at. */
export class NoAnswer extends Error {}

interface Sent {
  method: string;
  token?: string | undefined;
  body?: string | FormData | undefined;
  limitMs: number;
}

/**
 * By hand, because `fetch` sometimes keeps a request for ever and never sends it after a server died under its connections, and
 * a server cannot be blamed for what never reached it. A request that meets a connection just closed by a dead server fails here
 * at once, and is tried again as a browser would.
 */
export async function send(url: string, sent: Sent): Promise<{ ok: boolean; status: number; body: Buffer }> {
  const encoded = sent.body === undefined ? undefined : new Response(sent.body);
  const payload = encoded && Buffer.from(await encoded.arrayBuffer());
  const formType = sent.body instanceof FormData ? encoded?.headers.get('content-type') : 'application/json';
  const asking = request(url, {
    agent,
    method: sent.method,
    headers: {
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
      ...(payload === undefined
        ? {}
        : { 'content-type': formType ?? '', 'content-length': String(payload.length) }),
    },
  });
  const limit = setTimeout(() => asking.destroy(new NoAnswer(describe(asking))), sent.limitMs);
  try {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      asking.on('response', resolve).on('error', reject).end(payload);
    });
    const body = Buffer.concat(await Array.fromAsync(reply as AsyncIterable<Buffer>));
    const status = reply.statusCode ?? 0;
    return { ok: status >= 200 && status < 300, status, body };
  } finally {
    clearTimeout(limit);
  }
}

/** Where it stood, to tell a server that does not answer from a request that never left. */
function describe({ socket, reusedSocket }: ClientRequest): string {
  if (socket === null) return 'never had a connection';
  const { connecting, bytesWritten, bytesRead } = socket;
  const kind = reusedSocket ? 'a connection used before' : 'a new connection';
  return `${kind}${connecting ? ', not open' : ''}: ${bytesWritten} bytes sent and ${bytesRead} received on it`;
}
