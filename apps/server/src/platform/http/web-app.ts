import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chooseLanguage } from '@bandwise/contract/languages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** File names under assets carry a hash of their content, so they never change. */
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** They say what a page may do. A page has thirty other files, and a phone would receive as many copies. */
const ofDocuments = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];
/** A browser takes what follows for another host as soon as a link or a script uses the path again. */
const namesAHost = /^\/[/\\]/;
/** What a page gets that has no document of its own. */
const otherPages = 'app';

/** Serves the built web app, compressed as it was built; any page of it answers with its document, the API never does. */
export async function serveWebApp(
  app: FastifyInstance,
  directory: string,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  if (!existsSync(path.join(directory, 'index.html'))) {
    app.setNotFoundHandler(notFound);
    return;
  }
  app.addHook('onRequest', async (request, reply) =>
    namesAHost.test(request.url) ? notFound(request, reply) : undefined,
  );
  const documents = new Set(readdirSync(directory).filter((name) => name.endsWith('.html')));
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    wildcard: true,
    index: false,
    // A folder is not a file: what ends with a slash is a page.
    allowedPath: (pathname) => !pathname.endsWith('/'),
    // The tag of a file says it all.
    lastModified: false,
    acceptRanges: false,
    schemaHide: true,
    setHeaders(reply, filePath) {
      const isAsset = filePath.startsWith(path.join(directory, 'assets') + path.sep);
      void reply.header('Cache-Control', isAsset ? immutable : revalidate);
      if (isAsset) for (const name of ofDocuments) void reply.removeHeader(name);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const page = request.url.split('?', 1)[0] ?? '';
    // Whoever only asks whether the site is up does not say what it takes.
    const wantsPage = page === '/' || (request.headers.accept ?? '').includes('text/html');
    const isAsking = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || !isAsking || page === '/api' || page.startsWith('/api/'))
      return notFound(request, reply);
    const names = [documentOf(page), otherPages];
    const language = chooseLanguage(request.headers['accept-language']);
    const inLanguage = names.flatMap((name) => [`${name}.${language}.html`, `${name}.html`]);
    return reply
      .header('Vary', 'Accept-Encoding, Accept-Language')
      .sendFile(inLanguage.find((file) => documents.has(file)) ?? `${otherPages}.html`);
  });
}

/**
 * The build writes a document for each page and language, `id` for any number: that of `/feedback/12/coaching` is
 * `feedback.id.coaching.html` in English and `feedback.id.coaching.zh.html` in Chinese.
 */
const documentOf = (page: string): string =>
  page === '/'
    ? 'index'
    : page
        .slice(1)
        .replaceAll(/(?<=\/)\d+(?=\/|$)/g, 'id')
        .replaceAll('/', '.');
