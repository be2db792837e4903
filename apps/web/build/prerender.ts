import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Manifest } from 'vite';
import type { renderPage } from '../src/app/prerender.tsx';

/** The server answers a path with the file of its name; anything unknown gets index.html. */
const pages = [
  { path: '/', file: 'index.html', module: 'src/features/home/home-page.tsx', texts: 'home' },
  { path: '/login', file: 'login.html', module: 'src/features/sign-in/sign-in-page.tsx', texts: 'sign-in' },
  {
    path: '/register',
    file: 'register.html',
    module: 'src/features/sign-in/register-page.tsx',
    texts: 'sign-in',
  },
  {
    path: '/forgot-password',
    file: 'forgot-password.html',
    module: 'src/features/sign-in/forgot-password-page.tsx',
    texts: 'sign-in',
  },
];

export async function prerenderPages(root: string, dist: string): Promise<void> {
  const buildFiles = path.join(dist, '.vite');
  const manifest = JSON.parse(await readFile(path.join(buildFiles, 'manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const { renderPage } = await buildRenderer(root, path.join(buildFiles, 'renderer'));
  for (const page of pages) {
    const { markup, styles, title } = await renderPage(page.path);
    const modules = [page.module, 'src/i18n/en/common.json', `src/i18n/en/${page.texts}.json`];
    const { scripts, sheets } = filesOf(manifest, ['index.html', 'src/app/start.tsx', ...modules]);
    const [entry = '', ...preload] = scripts.map((file) => `/${file}`);
    const links = [
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontOf(manifest)}">`,
      ...sheets.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ].join('');
    const html = template
      .replaceAll(/<(script type="module"|link rel="(modulepreload|stylesheet)").*>\n/g, '')
      .replace('src="/before-paint.js"', `$& data-entry="${entry}" data-preload="${preload.join(' ')}"`)
      .replace('<html lang="en">', `<html lang="en" data-prerendered="${page.path}">`)
      .replace(/<title>.*<\/title>/, `<title>${title} · Bandwise</title>`)
      .replace('</head>', `${links}${styles}</head>`)
      .replace('<div id="root"></div>', `<div id="root">${markup}</div>`);
    await writeFile(path.join(dist, page.file), html);
  }
  await rm(buildFiles, { recursive: true });
}

/** Bundled beside the app, where it finds the packages it leaves outside. */
async function buildRenderer(root: string, outDir: string): Promise<{ renderPage: typeof renderPage }> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, manifest: false },
  });
  return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as {
    renderPage: typeof renderPage;
  };
}

/** The files of some modules and of all they import, the first module's first; the browser need not discover them. */
function filesOf(manifest: Manifest, modules: string[]): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], sheets: [...sheets] };
}

/** The one font file that Latin text needs. */
function fontOf(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => file.includes('inter-latin-wght'));
  if (!font) throw new Error('The build has no font');
  return font.file;
}
