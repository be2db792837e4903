import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Placing } from './placing.ts';
import { nearestTo } from './placing.ts';

/** Which point or bar somebody points at, touches or has gone to with the arrow keys. */
export function useActivePoint(total: number, placing: Placing) {
  const plot = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const active = chosen === null ? null : Math.min(chosen, total - 1);
  const hide = () => setChosen(null);

  const follow = ({ clientX }: PointerEvent) => {
    if (!plot.current) return;
    const { left, width } = plot.current.getBoundingClientRect();
    setChosen(nearestTo((clientX - left) / width, total, placing));
  };
  const goByKey = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, active, total);
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
  };
  return {
    plot,
    active,
    handlers: {
      onPointerDown: follow,
      onPointerMove: follow,
      // A finger leaves as soon as it is lifted; what it touched stays to be read.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hide(),
      onPointerCancel: hide,
      onFocus: ({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && setChosen(total - 1),
      onBlur: hide,
      onKeyDown: goByKey,
    },
  };
}

/** Nothing for null; undefined for a key that is not ours. */
export function keyTarget(key: string, active: number | null, total: number): number | null | undefined {
  const last = total - 1;
  if (key === 'ArrowLeft') return Math.max(0, (active ?? total) - 1);
  if (key === 'ArrowRight') return Math.min(last, (active ?? -1) + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' && active !== null ? null : undefined;
}
