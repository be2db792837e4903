import path from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { prerenderPages } from './prerender.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

await build({ root });
await prerenderPages(root, dist);
await compressFiles(dist);
