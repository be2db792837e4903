import { useEffect } from 'react';
import { releasePageQueries } from '../lib/page-queries.ts';

/** Set on every control of a prerendered page, which could do nothing yet: a form would even lose what is typed. */
export const asleep = 'disabled="" data-asleep=""';

/** Stands beside the page and wakes its controls as soon as the page has come to life. */
export function WakePage() {
  useEffect(() => {
    for (const control of document.querySelectorAll('[data-asleep]')) {
      control.removeAttribute('disabled');
      control.removeAttribute('data-asleep');
    }
    delete document.documentElement.dataset.prerendered;
    releasePageQueries();
  }, []);
  return null;
}
