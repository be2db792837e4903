import { operationLimits } from '@bandwise/contract/limits';
import { useEffect, useState } from 'react';

export type Work = 'backup' | 'restore' | 'upload';

const steps: Partial<Record<Work, { percent: number; everyMs: number }>> = {
  backup: { percent: operationLimits.backupStepPercent, everyMs: operationLimits.backupTickMs },
  restore: { percent: operationLimits.restoreStepPercent, everyMs: operationLimits.restoreTickMs },
};

/** Advances by the clock until the call has finished: it shows that something happens, not how far it is. */
export function useProgress(work: Work | null): number {
  const [percent, setPercent] = useState(0);
  const step = work === null ? undefined : steps[work];
  useEffect(() => {
    if (!step) return undefined;
    const timer = setInterval(
      () => setPercent((before) => Math.min(before + step.percent, operationLimits.progressCapPercent)),
      step.everyMs,
    );
    return () => {
      clearInterval(timer);
      setPercent(0);
    };
  }, [step]);
  return percent;
}
