import path from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { prerenderPages } from './prerender.ts';

const root = path.resolve(import.meta.dirname, '..');
const [outDir = path.join(root, 'dist')] = process.argv.slice(2);
const dist = path.resolve(outDir);

await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await prerenderPages(root, dist);
await compressFiles(dist);
