import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@bandwise/contract/languages';
import { languages } from '@bandwise/contract/languages';
import { build } from 'vite';
import type { Manifest } from 'vite';
import type {
  Rendered,
  RenderedFrame,
  renderFrame,
  renderPage,
  renderSamples,
} from '../src/app/prerender.tsx';
import type { PageDocument } from './documents.ts';
import { anyId, fileOf, learnerDocuments, otherDocument, publicDocuments } from './documents.ts';

type Rules = Rendered['rules'];

interface Renderer {
  renderFrame: typeof renderFrame;
  renderPage: typeof renderPage;
  renderSamples: typeof renderSamples;
}

interface RenderedDocuments {
  pages: { page: PageDocument; language: Language; rendered: Rendered | RenderedFrame }[];
  /** Of all of them, and of what comes with figures. */
  rules: Rules;
}

/** Every page as it is before any script has run. */
export async function renderDocuments(root: string, workFolder: string): Promise<RenderedDocuments> {
  const renderer = await buildRenderer(root, workFolder);
  const pages: RenderedDocuments['pages'] = [];
  for (const language of languages) {
    for (const page of [...learnerDocuments, otherDocument]) {
      const place = page.path.replaceAll('/id', `/${anyId}`);
      const rendered = await renderer.renderFrame(place, language, page.asksLater ?? []);
      pages.push({ page, language, rendered });
    }
    for (const page of publicDocuments)
      pages.push({ page, language, rendered: await renderer.renderPage(page.path, language) });
  }
  await rm(workFolder, { recursive: true });
  const rules = Object.assign(
    renderer.renderSamples(),
    ...pages.map(({ rendered }) => rendered.rules),
  ) as Rules;
  return { pages, rules };
}

/** Writes the documents of all pages, each with the names of all files that its page needs. */
export async function writeDocuments(dist: string, { pages, rules }: RenderedDocuments): Promise<void> {
  const buildFiles = path.join(dist, '.vite');
  const manifest = JSON.parse(await readFile(path.join(buildFiles, 'manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const beforePaint = await keepForEver(dist, 'before-paint.js');
  const ruleNames = Object.keys(rules).join(' ');
  for (const document of pages) {
    const html = fill(template, filesOf(manifest, document), document, { ruleNames, beforePaint });
    await writeFile(path.join(dist, fileOf(document.page, document.language)), html);
  }
  await rm(buildFiles, { recursive: true });
}

/** Under a name that changes with its content, so that no visit has to ask whether it has changed. */
async function keepForEver(dist: string, name: string): Promise<string> {
  const content = await readFile(path.join(dist, name));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `assets/${name.replace('.js', `-${hash}.js`)}`;
  await rename(path.join(dist, name), path.join(dist, file));
  return `/${file}`;
}

/** Bundled beside the app, where it finds the packages it leaves outside. */
async function buildRenderer(root: string, outDir: string): Promise<Renderer> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, manifest: false },
  });
  return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as Renderer;
}

interface PageFiles {
  entry: string;
  preload: string[];
  sheets: string[];
  /** By language. */
  texts: Record<string, string[]>;
  font: string;
}

function fill(
  template: string,
  files: PageFiles,
  { page, language, rendered }: RenderedDocuments['pages'][number],
  { ruleNames, beforePaint }: { ruleNames: string; beforePaint: string },
) {
  const { title, failure } = rendered;
  // Where the number is shown, the app puts the real one.
  const markup = rendered.markup.replaceAll(anyId, '');
  const isFrame = 'queries' in rendered;
  const asJson = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
  const queries = isFrame ? ` data-queries="${asJson(rendered.queries)}"` : '';
  const links = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${files.font}">`,
    ...files.sheets.map((file) => `<link rel="stylesheet" href="${file}">`),
    // The rules are in a style sheet; the component library learns that it need not write them.
    `<style data-emotion="css ${ruleNames}"></style>`,
  ].join('');
  return template
    .replaceAll(/<(script type="module"|link rel="(modulepreload|stylesheet)").*>\n/g, '')
    .replace(
      'src="/before-paint.js"',
      `src="${beforePaint}" data-entry="${files.entry}" data-preload="${files.preload.join(' ')}" data-texts="${asJson(files.texts)}"${queries}`,
    )
    .replace(
      '<html lang="en">',
      `<html lang="${language}"${isFrame ? '' : ` data-prerendered="${page.path}"`}>`,
    )
    .replace(/<title>.*<\/title>/, `<title>${title} · Bandwise</title>`)
    .replace('</head>', `${links}</head>`)
    .replace(/(<p id="not-started".*?>).*(<\/p>)/s, `$1${failure.text} <a href="">${failure.action}</a>$2`)
    .replace(
      '<div id="root"></div>',
      `<div id="root">${isFrame ? `<div class="frame">${markup}</div>` : markup}</div>`,
    );
}

function filesOf(manifest: Manifest, { page, rendered }: RenderedDocuments['pages'][number]): PageFiles {
  // The entry has the large parts of the app loaded one after the other, so each has an import of its own.
  const app = ['index.html', ...(chunkOf(manifest, 'index.html').dynamicImports ?? [])];
  const { scripts, sheets } = importedBy(manifest, [
    ...app,
    ...(page.module ? [`src/features/${page.module}.tsx`] : []),
  ]);
  const [entry = '', ...preload] = scripts;
  // A few Chinese texts stand beside the English ones everywhere, and so within a page.
  const textsOf = (language: string) => {
    const shared = Object.values(manifest).find(({ name }) => name === `texts-${language}`);
    const files = ['common', ...rendered.texts].map(
      (name) => manifest[`src/i18n/${language}/${name}.json`] ?? shared,
    );
    return [...new Set(files.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])))];
  };
  return {
    entry,
    preload,
    sheets,
    texts: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
    font: fontOf(manifest),
  };
}

/** The files of some modules and of all they import, the first module's first; the browser need not discover them. */
function importedBy(manifest: Manifest, modules: string[]): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], sheets: [...sheets] };
}

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}

/** The one font file that Latin text needs. */
function fontOf(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => file.includes('inter-latin-wght'));
  if (!font) throw new Error('The build has no font');
  return `/${font.file}`;
}
