import { useEffect } from 'react';

/** Paper is light: browsers leave dark grounds out when they print, and light letters would stand on white. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    let theme: string | null = null;
    const lighten = () => {
      theme = page.getAttribute('data-theme');
      page.setAttribute('data-theme', 'light');
    };
    const restore = () => {
      if (theme !== null) page.setAttribute('data-theme', theme);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
