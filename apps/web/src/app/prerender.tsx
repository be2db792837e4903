import type { Language } from '@bandwise/contract/languages';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { startI18n } from '../i18n/i18n.ts';
import type { PageQuery } from '../lib/page-queries.ts';
import { signedOut } from '../lib/session/auth-state.ts';
import { App } from './app.tsx';
import { ComponentSamples } from './component-samples.tsx';
import { pageAt, publicTitles } from './pages.ts';
import { urlsOf } from './prerender-urls.ts';
import type { AppStore } from './store.ts';
import { createStore } from './store.ts';
import { asleep } from './wake-page.tsx';
import { watchQueries } from './watch-queries.ts';

/** The rules of the component library by their names, mostly one, which end up in the class of its elements. */
type Rules = Record<string, string>;

export interface Rendered {
  markup: string;
  rules: Rules;
  title: string;
  /** The names of its texts, beside those that every page has. */
  texts: string[];
  /** For when the scripts do not come. */
  failure: { text: string; action: string };
}

export interface RenderedFrame extends Rendered {
  queries: PageQuery[];
}

/** Stands for any learner: signed in, and not known yet. */
const anyone = { ...signedOut, isAuthenticated: true };
const visitor = signedOut;

/** A page as a learner sees it until the figures are there; and what it asks the server for. */
export async function renderFrame(
  path: string,
  language: Language,
  alsoAsked: string[],
): Promise<RenderedFrame> {
  const texts = await prepare(path, language);
  const { store, asked } = watchQueries(createStore(anyone));
  const rendered = render(path, store);
  const queries = await urlsOf([...asked, ...alsoAsked], store.dispatch);
  return { ...rendered, title: i18next.t('title'), texts, failure: failureText(), queries };
}

/** A page as a visitor sees it who is not signed in. */
export async function renderPage(path: string, language: Language): Promise<Rendered> {
  const texts = await prepare(path, language);
  const rendered = render(path, createStore(visitor));
  return { ...rendered, title: i18next.t(publicTitles[path] ?? 'title'), texts, failure: failureText() };
}

async function prepare(path: string, language: Language): Promise<string[]> {
  const page = pageAt(path);
  await startI18n(language);
  await page?.preload();
  return page?.texts ?? [];
}

const failureText = () => ({
  text: i18next.t('errorPage.networkText'),
  action: i18next.t('action.tryAgain'),
});

/** Of what is not on a page before its figures are. */
export const renderSamples = (): Rules => separateRules(renderToString(<ComponentSamples />)).rules;

function render(path: string, store: AppStore): { markup: string; rules: Rules } {
  const { markup, rules } = separateRules(
    renderToString(
      <App store={store} router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />,
    ),
  );
  return { markup: markup.replaceAll(/<(button|input|select|textarea) /g, `<$1 ${asleep} `), rules };
}

/** The component library writes its rules between the elements. */
function separateRules(html: string): { markup: string; rules: Rules } {
  const rules: Rules = {};
  const markup = html.replace(
    /<style data-emotion="css ([\w -]+)">(.*?)<\/style>/gs,
    (_, names: string, css: string) => {
      rules[names] = css;
      return '';
    },
  );
  return { markup, rules };
}
