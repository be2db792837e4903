import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listOutbox } from './outbox.ts';
import { queueMail } from './queue-mail.ts';

const mail = {
  to: 'mei@example.com',
  subject: 'Your code',
  text: 'It is 123456.',
  html: '<p>It is 123456.</p>',
};

describe('a queued mail', () => {
  const opened: { close: () => unknown }[] = [];
  afterEach(async () => {
    for (const part of opened.splice(0).reverse()) await part.close();
  });

  async function start(smtpUrl?: string): Promise<TestServer> {
    const server = await startTestServer(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl });
    opened.push(server);
    return server;
  }

  async function smtpServer(options: { refuse: boolean }): Promise<{ url: string; received: string[] }> {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo(_address, _session, done) {
        done(options.refuse ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
      },
      onData(stream, _session, done) {
        let message = '';
        stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
        stream.on('end', () => {
          received.push(message);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    opened.push(server);
    const address = server.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { url: `smtp://127.0.0.1:${String(port)}`, received };
  }

  const send = (server: TestServer) =>
    server.platform.db.transaction((tx) => queueMail(server.platform.queue, tx, mail));
  const newest = async (server: TestServer) => (await listOutbox(server.platform.db))[0];

  it('waits in the outbox with its text where no mail server is set', async () => {
    const server = await start();
    await send(server);
    await expect
      .poll(() => newest(server), { timeout: 10_000 })
      .toMatchObject({ status: 'outbox', text: mail.text });
  });

  it('goes out once through the mail server, and its text is not kept', async () => {
    const smtp = await smtpServer({ refuse: false });
    const server = await start(smtp.url);
    await send(server);
    await expect
      .poll(() => newest(server), { timeout: 10_000 })
      .toMatchObject({ status: 'sent', text: null });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('123456');
  });

  it('is given up when the mail server refuses it for good', async () => {
    const smtp = await smtpServer({ refuse: true });
    const server = await start(smtp.url);
    await send(server);
    await expect
      .poll(() => newest(server), { timeout: 10_000 })
      .toMatchObject({ status: 'failed', text: null });
  });

  it('does not exist when the transaction that asked for it is rolled back', async () => {
    const server = await start();
    const rolledBack = server.platform.db.transaction(async (tx) => {
      await queueMail(server.platform.queue, tx, mail);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await send(server);
    await expect.poll(() => newest(server), { timeout: 10_000 }).toMatchObject({ status: 'outbox' });
    expect(await listOutbox(server.platform.db)).toHaveLength(1);
  });
});
