import type { ReactNode } from 'react';

interface Toast {
  kind: 'success' | 'error' | 'info';
  message: ReactNode;
}

let isWanted = false;
let show: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** The first one waits until the part of the app that shows toasts has been fetched. */
export function notify(kind: Toast['kind'], message: ReactNode): void {
  if (show) return show({ kind, message });
  waiting.push({ kind, message });
  isWanted = true;
  for (const listener of listeners) listener();
}

/** From now on, and those that wait; until the function it returns is called. */
export function showToastsWith(shower: (toast: Toast) => void): () => void {
  show = shower;
  for (const toast of waiting.splice(0)) shower(toast);
  return () => {
    show = null;
  };
}

export const areToastsWanted = () => isWanted;

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
