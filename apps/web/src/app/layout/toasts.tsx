import { Suspense, lazy, useSyncExternalStore } from 'react';
import { areToastsWanted, onToastsWanted } from '../../lib/notify.ts';

const ToastArea = lazy(() => import('./toast-area.tsx'));

export function Toasts() {
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastArea />
    </Suspense>
  );
}
