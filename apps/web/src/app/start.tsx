import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { fetchPartsAhead } from '../components/on-demand/on-demand.tsx';
import { watchSheets } from '../components/on-demand/missing-sheets.ts';
import { detectLanguage } from '../i18n/language.ts';
import { startI18n } from '../i18n/i18n.ts';
import { holdPageQueries } from '../lib/page-queries.ts';
import { restoreSession } from '../lib/session/restore-session.ts';
import { readToken } from '../lib/session/token-storage.ts';
import { App } from './app.tsx';
import { pageAt } from './pages.ts';
import { createStore } from './store.ts';
// After all others, as if the component library had written them.
import 'virtual:component-rules.css';

/** A page whose figures take longer is drawn without them: it can be used. */
const queriesAwaitedMaxMs = 500;
/** By then a page has what it needs, on a slow connection too. */
const partsFetchedAfterMs = 10_000;

export async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element');
  const page = document.documentElement;
  const path = window.location.pathname;
  const isFrame = page.dataset.prerendered === undefined;

  const store = createStore();
  await startI18n(detectLanguage());
  const restored = store.dispatch(restoreSession());
  // By itself, as in `main`.
  if (isFrame) await import('../lib/query-api.ts');
  await pageAt(path)?.preload();
  if (isFrame || !readToken()) await restored;
  if (isFrame && readToken())
    await Promise.race([
      holdPageQueries(store.dispatch),
      new Promise((resolve) => setTimeout(resolve, queriesAwaitedMaxMs)),
    ]);

  const app = (
    <App store={store} router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>} />
  );
  // As a transition it is done in small steps, and a press in between is answered.
  if (page.dataset.prerendered === path) {
    startTransition(() => void hydrateRoot(container, app));
  } else {
    // Text for somebody else goes at once; the frame of a page stays until the app has drawn its own.
    if (!isFrame) container.replaceChildren();
    startTransition(() => createRoot(container).render(app));
    delete page.dataset.prerendered;
  }
  watchSheets();
  setTimeout(fetchPartsAhead, partsFetchedAfterMs);
}
