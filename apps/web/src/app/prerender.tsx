import { defaultLanguage } from '@bandwise/contract/languages';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { startI18n } from '../i18n/i18n.ts';
import { restoreSession } from '../lib/session/restore-session.ts';
import { App } from './app.tsx';
import { prerenderedPages } from './pages.ts';
import { store } from './store.ts';

/** A page as a visitor sees it who is not signed in and reads English; `styles` are the rules it needs at once. */
export async function renderPage(path: string): Promise<{ markup: string; styles: string; title: string }> {
  await startI18n(defaultLanguage);
  const page = prerenderedPages[path];
  if (!page) throw new Error(`No page to prerender at ${path}`);
  await page.preload();
  await store.dispatch(restoreSession());
  const html = renderToString(
    <App router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />,
  );
  const styleElement = /<style data-emotion="[^"]*">.*?<\/style>/gs;
  return {
    markup: html.replace(styleElement, ''),
    styles: [...new Set(html.match(styleElement))].join(''),
    title: i18next.t(page.title),
  };
}
