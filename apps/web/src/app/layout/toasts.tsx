import { useSyncExternalStore } from 'react';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { areToastsWanted, onToastsWanted } from '../../lib/notify.ts';

const ToastArea = onDemand(() => import('./toast-area.tsx'));

export function Toasts() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  return isWanted && <ToastArea />;
}
