import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Where the server under test prints what a person would see on its console. */
export const consoleFile = (dataFolder: string) => path.join(dataFolder, 'console.log');

/** Mail that was printed because no mail server is set, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  const printed = await readFile(consoleFile(process.env.BANDWISE_E2E_DATA ?? ''), 'utf8');
  return printed
    .split('\n--- mail to ')
    .slice(1)
    .filter((mail) => mail.startsWith(`${email}: `) && mail.includes('\n---\n'));
}

/** The newest code that was sent to an address, once that many mails have been sent to it. */
export async function readCode(email: string, mailCount = 1): Promise<string> {
  let newest = '';
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(email);
        newest = mails.at(-1) ?? '';
        return mails.length;
      },
      { intervals: [100, 250, 500], timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(mailCount);
  const [mail] = newest.split('\n---\n');
  const code = /\b\d{6}\b/.exec(mail?.slice(email.length) ?? '')?.[0];
  if (!code) throw new Error(`No code in the mail to ${email}`);
  return code;
}
