import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../../..');

interface Mail {
  subject: string;
  text: string;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const args = ['apps/server/src/admin.ts', 'outbox', '--to', email, '--json'];
  const env = { ...process.env, BANDWISE_DATA: process.env.BANDWISE_E2E_DATA };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return JSON.parse(stdout) as Mail[];
}

/** The newest code that was sent to an address, once that many mails have been sent to it. */
export async function readCode(email: string, mailCount = 1): Promise<string> {
  let newest: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(email);
      newest = mails[0];
      return mails.length;
    })
    .toBeGreaterThanOrEqual(mailCount);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`No code in the mail to ${email}`);
  return code;
}
