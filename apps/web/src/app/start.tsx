import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { detectLanguage } from '../i18n/language.ts';
import { startI18n } from '../i18n/i18n.ts';
import { restoreSession } from '../lib/session/restore-session.ts';
import { readToken } from '../lib/session/token-storage.ts';
import { App } from './app.tsx';
import { prerenderedPages } from './pages.ts';
import { store } from './store.ts';

export async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element');
  const page = document.documentElement;
  const path = window.location.pathname;

  await startI18n(detectLanguage());
  await prerenderedPages[path]?.preload();
  const restored = store.dispatch(restoreSession());
  if (!readToken()) await restored;

  const app = <App router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>} />;
  // As a transition it is done in small steps, and a press in between is answered.
  if (page.dataset.prerendered === path) {
    startTransition(() => void hydrateRoot(container, app));
  } else {
    // Text for somebody else goes at once; the frame of a page stays until the app has drawn its own.
    if (page.dataset.prerendered) container.replaceChildren();
    startTransition(() => createRoot(container).render(app));
    delete page.dataset.prerendered;
  }
}
