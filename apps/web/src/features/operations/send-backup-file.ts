import { operationLimits } from '@bandwise/contract/limits';
import type { completeBackupUpload, uploadBackupPart } from '@bandwise/contract/operations';
import { send } from '../../lib/api-client.ts';

/** A name that the server takes: what it does not know becomes a dash. */
export const backupNameOf = (name: string): string =>
  `${name
    .replace(/\.zip$/i, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '')
    .slice(0, 90)}.zip`;

/** In pieces, so that its size does not matter; `onProgress` hears the share that has arrived. */
export async function sendBackupFile(file: File, onProgress: (share: number) => void): Promise<void> {
  const filename = backupNameOf(file.name);
  const { uploadPartBytes } = operationLimits;
  const parts = Math.max(1, Math.ceil(file.size / uploadPartBytes));
  for (let part = 1; part <= parts; part++) {
    await send<typeof uploadBackupPart>('POST', '/admin/operations/backups/:filename/parts/:part', {
      params: { filename, part },
      form: {},
      file: file.slice((part - 1) * uploadPartBytes, part * uploadPartBytes),
    });
    onProgress(part / parts);
  }
  await send<typeof completeBackupUpload>('POST', '/admin/operations/backups/:filename/complete', {
    params: { filename },
    body: { parts },
  });
}
