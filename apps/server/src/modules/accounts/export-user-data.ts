import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Platform } from '../../platform/platform.ts';
import { listTokensOf } from './access-tokens.repository.ts';
import { userObjectsPrefix } from './erase-user.ts';
import { listExternalCallsOf, listMailsTo, listRequestsOf } from './traces.repository.ts';
import { findUser } from './users.repository.ts';

/** What a module keeps about a person, as one JSON file of the archive. */
export interface PersonalData {
  fileName: string;
  read(userId: number): Promise<unknown>;
}

export const accountData = (platform: Platform): PersonalData[] => [
  {
    fileName: 'account.json',
    async read(userId) {
      const user = await findUser(platform.db, userId);
      if (!user) return null;
      const { passwordHash, ...shown } = user;
      return { ...shown, hasPassword: passwordHash !== null };
    },
  },
  { fileName: 'sign-ins.json', read: (userId) => listTokensOf(platform.db, userId) },
  {
    fileName: 'mails.json',
    async read(userId) {
      const user = await findUser(platform.db, userId);
      return user?.email == null ? [] : listMailsTo(platform.db, user.email);
    },
  },
  { fileName: 'requests.json', read: (userId) => listRequestsOf(platform.db, userId) },
  { fileName: 'calls-to-providers.json', read: (userId) => listExternalCallsOf(platform.db, userId) },
];

/** Everything we keep about a person, streamed as a ZIP: a JSON file per subject and all their files. */
export async function exportUserData(
  platform: Platform,
  userId: number,
  sources: readonly PersonalData[],
): Promise<Readable> {
  const zip = new ZipFile();
  for (const source of sources) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(await source.read(userId), null, 2)}\n`), source.fileName);
  }
  const prefix = userObjectsPrefix(userId);
  for await (const { key } of platform.storage.list(prefix)) {
    zip.addReadStreamLazy(`files/${key.slice(prefix.length)}`, { compress: false }, (deliver) => {
      platform.storage.get(key).then(
        ({ body }) => {
          deliver(null, body);
        },
        (error: unknown) => {
          deliver(error, undefined as never);
        },
      );
    });
  }
  zip.end();
  return zip.outputStream as Readable;
}
