import { useEffect } from 'react';

let isFirstPage = true;

/** Names the page and, when it was reached by a link inside the app, moves focus and view to its beginning. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Bandwise' ? title : `${title} · Bandwise`;
  }, [title]);

  useEffect(() => {
    if (!isFirstPage) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    isFirstPage = false;
  }, []);
}
