// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param {string} root
 * @param {string} relative
 * @returns {Promise<string[]>} every file at or below a path; none when nothing is there
 */
const filesAt = async (root, relative) => {
  const found = await stat(path.join(root, relative)).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [relative];
  const names = await readdir(path.join(root, relative));
  return (await Promise.all(names.map((name) => filesAt(root, path.join(relative, name))))).flat();
};

/**
 * One hash over the names and contents of all files at or below some paths, whatever the order they are given in.
 * @param {string} root
 * @param {readonly string[]} relativePaths
 */
export const hashFiles = async (root, relativePaths) => {
  const files = (await Promise.all(relativePaths.map((relative) => filesAt(root, relative)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256').update(await readFile(path.join(root, file)));
    hash.update(`${content.digest('hex')}  ${file}\n`);
  }
  return hash.digest('hex');
};
