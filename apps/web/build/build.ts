import path from 'node:path';
import { build } from 'vite';
import { componentRules } from './component-rules.ts';
import { compressFiles } from './compress.ts';
import { renderDocuments, writeDocuments } from './prerender.ts';

const root = path.resolve(import.meta.dirname, '..');
const [outDir = path.join(root, 'dist')] = process.argv.slice(2);
const dist = path.resolve(outDir);

const rendered = await renderDocuments(root, `${dist}-renderer`);
await build({
  root,
  logLevel: 'warn',
  plugins: [componentRules(Object.values(rendered.rules).join(''))],
  build: { outDir: dist, emptyOutDir: true },
});
await writeDocuments(dist, rendered);
await compressFiles(dist);
