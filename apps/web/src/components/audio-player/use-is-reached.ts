import { useEffect, useRef, useState } from 'react';

/** Half a screen before it is seen, so that it is there when it is. */
const ahead = '50% 0px';

/** Whether the reader has scrolled as far as an element, once. */
export function useIsReached() {
  const ref = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    if (isReached || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsReached(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isReached]);
  return { ref, isReached };
}
