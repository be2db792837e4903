import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface SentRequest {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answer = (request: SentRequest, response: ServerResponse) => void;

export interface StandInProvider {
  url: string;
  /** What was sent since the answer was set. */
  requests: SentRequest[];
  /** One answer for each call in turn; the last one for all that follow. */
  answerWith(...answers: Answer[]): void;
  close(): Promise<void>;
}

/** A provider on this machine that speaks real HTTP and does as it is told. */
export async function startStandInProvider(): Promise<StandInProvider> {
  let answers: Answer[] = [];
  const requests: SentRequest[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.({ method, url, headers, body }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(...next) {
      answers = next;
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const answerJson =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** What a chat completion looks like. */
export const answerText = (written: string, finish = 'stop'): Answer =>
  answerJson({
    choices: [{ index: 0, message: { role: 'assistant', content: written }, finish_reason: finish }],
    usage: { prompt_tokens: 2000, completion_tokens: 500, total_tokens: 2500 },
  });

/** Takes the request and says nothing. */
export const neverAnswer: Answer = () => undefined;

/** Begins an answer and goes on with a byte now and then, for ever. */
export const drip: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Ends the connection in the middle of an answer. */
export const hangUp: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"choices":');
  setImmediate(() => response.destroy());
};
