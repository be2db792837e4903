import { useEffect, useState } from 'react';

/** Seconds until a moment, told once a second; zero when it has passed. */
export function useCountdown(initialSec: number) {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + initialSec * 1000);
  const [leftSec, setLeftSec] = useState(initialSec);

  useEffect(() => {
    const update = () => setLeftSec(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000)));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  return { leftSec, restart: (fromSec: number) => setEndsAtMs(Date.now() + fromSec * 1000) };
}
