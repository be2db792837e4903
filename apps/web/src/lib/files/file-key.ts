import { apiBasePath } from '@bandwise/contract/limits';

const outside = /^(https?|blob):/;
const prefixes = [`${apiBasePath}/files/`, '/files/', 'files/', '/'];

/** What stands below `/files/`, however a path is written (section 7 of the specification); null for an address outside. */
export function fileKey(path: string): string | null {
  if (outside.test(path)) return null;
  const prefix = prefixes.find((start) => path.startsWith(start)) ?? '';
  return path.slice(prefix.length);
}
