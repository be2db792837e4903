import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of a file, which any account may pass through as on a real machine; removed after them. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `bandwise-${name}-`));
  chmodSync(folder, 0o755);
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
