import type { ReactNode } from 'react';

type Kind = 'success' | 'error' | 'info';

let isWanted = false;
const listeners = new Set<() => void>();

/** Toasts come with their own chunk, loaded when the first one is shown. */
export function notify(kind: Kind, message: ReactNode): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void import('react-toastify').then(({ toast }) => toast[kind](message));
}

export const areToastsWanted = () => isWanted;

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
