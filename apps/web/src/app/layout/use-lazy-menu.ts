import { useId, useState } from 'react';
import type { MouseEvent } from 'react';

/** A menu whose code is loaded when it is first opened. */
export function useLazyMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  return {
    buttonProps: {
      id: `${id}-button`,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent<HTMLElement>) => {
        setAnchor(event.currentTarget);
        setIsOpen(true);
      },
    },
    menuProps: anchor && { id, anchorEl: anchor, open: isOpen, onClose: () => setIsOpen(false) },
  };
}

export type LazyMenuProps = NonNullable<ReturnType<typeof useLazyMenu>['menuProps']>;
