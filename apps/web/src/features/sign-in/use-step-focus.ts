import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of a new step; its button, which had it, is gone by then. */
export function useStepFocus(step: number): void {
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) document.querySelector<HTMLElement>('#main h1')?.focus();
    shownStep.current = step;
  }, [step]);
}
