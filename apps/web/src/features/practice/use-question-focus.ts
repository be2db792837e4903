import { useEffect, useRef } from 'react';

/** A new question takes the focus: a screen reader reads it, and the space key records. */
export function useQuestionFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
