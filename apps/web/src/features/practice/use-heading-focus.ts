import { useEffect, useRef } from 'react';

/** A new step takes the focus: a screen reader reads its heading, and the space key records. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
