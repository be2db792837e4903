import type { getFile } from '@bandwise/contract/files';
import { send } from '../api-client.ts';
import { fileKey } from './file-key.ts';

/** A stored file of the signed-in user; an address outside is read as it stands. */
export async function readFile(path: string): Promise<Blob> {
  const key = fileKey(path);
  if (key === null) return (await fetch(path)).blob();
  const encoded = key.split('/').map(encodeURIComponent).join('/');
  // The asterisk of the operation's path stands for the rest of the address.
  return send<typeof getFile>('GET', `/files/${encoded}` as '/files/*', {});
}
