// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Everything but these scripts runs on this Node, which npm installs as a dependency. */
export const NODE_24 = path.join(ROOT, 'node_modules/node/bin/node');

/** Halves the time that the server's modules take to load, from the second start on. */
export const NODE_COMPILE_CACHE = path.join(ROOT, '.cache/node');

/**
 * The environment in which the tools of a workspace, and Node 24 itself, are found first.
 * @param {string} workspace
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export const toolEnvironment = (workspace = '.', extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: [
    path.join(ROOT, workspace, 'node_modules/.bin'),
    path.join(ROOT, 'node_modules/.bin'),
    process.env.PATH,
  ].join(path.delimiter),
});

/**
 * The environment the user has in the shell: without this repository's own `node`, which `npm ci` deletes while it runs.
 * @returns {NodeJS.ProcessEnv}
 */
export const shellEnvironment = () => ({
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(path.join(ROOT, 'node_modules')))
    .join(path.delimiter),
});
