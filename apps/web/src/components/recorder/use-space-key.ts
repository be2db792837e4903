import { useEffect } from 'react';

/** Where the space key already means something. */
const ownUses =
  'button, a, input, textarea, select, audio, summary, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Calls back when the space key is pressed anywhere else on the page; with `null` the page scrolls as usual. */
export function useSpaceKey(onPress: (() => void) | null): void {
  useEffect(() => {
    if (onPress === null) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(ownUses)) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onPress]);
}
