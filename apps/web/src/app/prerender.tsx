import { defaultLanguage } from '@bandwise/contract/languages';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { startI18n } from '../i18n/i18n.ts';
import { restoreSession } from '../lib/session/restore-session.ts';
import { App } from './app.tsx';
import { prerenderedPages } from './pages.ts';
import { store } from './store.ts';
import { asleep } from './wake-page.tsx';

/** `styles` are the rules that it needs at once. */
export interface Rendered {
  markup: string;
  styles: string;
  title: string;
}

/** A page as it is until the session is known; to be asked for before any other, because here it is known at once. */
export async function renderFrame(path: string): Promise<Rendered> {
  await startI18n(defaultLanguage);
  return { ...render(path), title: i18next.t('title') };
}

/** A page as a visitor sees it who is not signed in and reads English. */
export async function renderPage(path: string): Promise<Rendered> {
  await startI18n(defaultLanguage);
  const page = prerenderedPages[path];
  if (!page) throw new Error(`No page to prerender at ${path}`);
  await page.preload();
  await store.dispatch(restoreSession());
  return { ...render(path), title: i18next.t(page.title) };
}

function render(path: string): { markup: string; styles: string } {
  return separateStyles(
    renderToString(<App router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />),
  );
}

/** The component library writes its rules between the elements; gathered in one place, the browser reads them once. */
function separateStyles(html: string): { markup: string; styles: string } {
  const rules = new Map<string, string>();
  const markup = html.replace(
    /<style data-emotion="css (\w+)">(.*?)<\/style>/gs,
    (_, id: string, css: string) => {
      rules.set(id, css);
      return '';
    },
  );
  const ids = [...rules.keys()].join(' ');
  const sleeping = markup.replaceAll(/<(button|input) /g, `<$1 ${asleep} `);
  return {
    markup: sleeping,
    styles: `<style data-emotion="css ${ids}">${[...rules.values()].join('')}</style>`,
  };
}
