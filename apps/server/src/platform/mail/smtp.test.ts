import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpTransport, SmtpRejected, SmtpUnavailable } from './smtp.ts';

interface ReceivedMail {
  envelope: SMTPServerEnvelope;
  source: string;
}

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A mail server, and what it took. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onData: (stream, session, callback) => {
      void readText(stream).then((source) => {
        received.push({ envelope: session.envelope, source });
        callback();
      });
    },
    ...options,
  });
  // Clients that hang up are part of these tests.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  cleanUps.push(() => server.close());
  return { received, url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}` };
}

/** A server below SMTP, for what a mail server would never do. */
async function startRawServer(
  onConnection: (socket: Socket) => void,
): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    cleanUps.push(() => socket.destroy());
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => server.close());
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const mail = {
  to: 'anna@example.com',
  subject: 'Your code',
  text: 'The code is 123456.',
  html: '<p>The code is 123456.</p>',
  messageId: 'bandwise-7-abc',
};

async function send(smtpUrl: string, change: Partial<typeof mail> = {}): Promise<void> {
  const transport = createSmtpTransport({ smtpUrl, from: 'Bandwise <no-reply@bandwise.example>' });
  cleanUps.push(() => transport.close());
  await transport.send({ ...mail, ...change });
}

const refusal = (responseCode: number) => Object.assign(new Error('Not today'), { responseCode });

describe('a mail sent by SMTP', () => {
  it('arrives with text and HTML, sender, recipient and a stable id', async () => {
    const { received, url } = await startMailServer();
    await send(url);
    const { envelope, source } = received[0]!;
    expect(envelope.mailFrom).toMatchObject({ address: 'no-reply@bandwise.example' });
    expect(envelope.rcptTo.map(({ address }) => address)).toEqual(['anna@example.com']);
    expect(source).toMatch(/^From: Bandwise <no-reply@bandwise\.example>\r$/m);
    expect(source).toMatch(/^To: anna@example\.com\r$/m);
    expect(source).toMatch(/^Subject: Your code\r$/m);
    expect(source).toMatch(/^Message-ID: <bandwise-7-abc@bandwise\.example>\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(
      /multipart\/alternative.*text\/plain.*\nThe code is 123456\..*text\/html.*\n<p>The code is 123456\.<\/p>/s,
    );
  });

  it('arrives in any language', async () => {
    const { received, url } = await startMailServer();
    await send(url, { subject: '请验证您的邮箱', text: '验证码：123456' });
    const { source } = received[0]!;
    const subject = /^Subject: =\?UTF-8\?B\?(.+)\?=\r$/m.exec(source)?.[1] ?? '';
    expect(Buffer.from(subject, 'base64').toString()).toBe('请验证您的邮箱');
    expect(source).toContain(Buffer.from('验证码：123456').toString('base64'));
  });

  it('signs in with the account of the URL', async () => {
    const { received, url } = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'user' && password === 'p@ss' ? callback(null, { user: 1 }) : callback(refusal(535)),
    });
    await send(url.replace('//', '//user:p%40ss@'));
    expect(received).toHaveLength(1);
  });
});

describe('a server that refuses', () => {
  it.each([
    ['the recipient', 550, SmtpRejected],
    ['the recipient', 450, SmtpUnavailable],
    ['the sender', 553, SmtpRejected],
    ['the sender', 451, SmtpUnavailable],
    ['the message', 554, SmtpRejected],
    ['the message', 452, SmtpUnavailable],
  ])('%s with %i', async (what, code, expected) => {
    const { received, url } = await startMailServer({
      ...(what === 'the recipient' && {
        onRcptTo: (_address, _session, callback) => callback(refusal(code)),
      }),
      ...(what === 'the sender' && { onMailFrom: (_address, _session, callback) => callback(refusal(code)) }),
      ...(what === 'the message' && {
        onData: (stream, _session, callback) => stream.resume().on('end', () => callback(refusal(code))),
      }),
    });
    const failure: unknown = await send(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(expected);
    expect(String(failure)).toContain('Not today');
    expect(received).toEqual([]);
  });

  it('our password may accept a corrected one: the mail is not lost, and the password not told', async () => {
    const { url } = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, callback) => callback(refusal(535)),
    });
    const failure: unknown = await send(url.replace('//', '//user:hunter2@')).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(SmtpUnavailable);
    expect(String(failure)).not.toContain('hunter2');
  });

  it.each([421, 554])('everybody with %i at the door', async (code) => {
    const { url } = await startMailServer({ onConnect: (_session, callback) => callback(refusal(code)) });
    await expect(send(url)).rejects.toThrow(SmtpUnavailable);
  });
});

describe('a server that is not there', () => {
  it('because nobody listens', async () => {
    const { server, url } = await startRawServer(() => undefined);
    server.close();
    await once(server, 'close');
    await expect(send(url)).rejects.toThrow(SmtpUnavailable);
  });

  it('because it hangs up at once', async () => {
    const { url } = await startRawServer((socket) => socket.end());
    await expect(send(url)).rejects.toThrow(SmtpUnavailable);
  });

  it('because it hangs up in the middle of the message', async () => {
    const { received, url } = await startMailServer({
      onData: (stream) => {
        stream.resume();
        for (const cleanUp of cleanUps.splice(0)) cleanUp();
      },
      closeTimeout: 1,
    });
    await expect(send(url)).rejects.toThrow(SmtpUnavailable);
    expect(received).toEqual([]);
  });

  it.each(['greetingTimeout', 'socketTimeout'])('because it says nothing until the %s', async (timeout) => {
    const { url } = await startRawServer((socket) => {
      if (timeout === 'socketTimeout') socket.write('220 hello\r\n');
    });
    await expect(send(`${url}?${timeout}=50`)).rejects.toThrow(SmtpUnavailable);
  });

  it('because it speaks another protocol', async () => {
    const { url } = await startRawServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expect(send(url)).rejects.toThrow(SmtpUnavailable);
  });
});

describe('a hostile mail', () => {
  it.each([
    'anna@example.com\r\nBcc: eve@example.com',
    'anna@example.com\nRCPT TO:<eve@example.com>',
    'anna@example.com, eve@example.com',
    'anna@example.com;eve@example.com',
    'Eve <eve@example.com>',
    'undisclosed: eve@example.com;',
    '"anna@example.com> <eve"@example.com',
    'anna',
    '@example.com',
    'anna@exa mple.com',
    'anna@example.com\u0000',
    '',
    `${'a'.repeat(250)}@example.com`,
  ])('to %j is refused before anything is sent', async (to) => {
    const { received, url } = await startMailServer();
    await expect(send(url, { to })).rejects.toThrow(SmtpRejected);
    expect(received).toEqual([]);
  });

  it.each([
    { subject: 'Hello\r\nBcc: eve@example.com' },
    { subject: 'Hello\nX' },
    { subject: 'Hello\u0000' },
    { messageId: 'a>\r\nBcc: eve@example.com' },
    { messageId: '' },
  ])('with $subject$messageId is refused before anything is sent', async (change) => {
    const { received, url } = await startMailServer();
    await expect(send(url, change)).rejects.toThrow(SmtpRejected);
    expect(received).toEqual([]);
  });

  it('cannot end the message early', async () => {
    const { received, url } = await startMailServer();
    await send(url, { text: 'one\r\n.\r\nMAIL FROM:<eve@example.com>\r\n' });
    expect(received).toHaveLength(1);
    expect(received[0]!.source).toContain('MAIL FROM:<eve@example.com>');
  });
});
