import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import styles from './admin.module.css';

interface DisclosureProps {
  title: string;
  /** Beside the title, how much there is. */
  aside?: string;
  /** When it is first shown; later it is as the reader left it. */
  isOpen: boolean;
  children: ReactNode;
}

export function Disclosure({ title, aside, isOpen, children }: DisclosureProps) {
  const titleId = useId();
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={`card ${styles.disclosure}`} open={isOpenAtFirst} aria-labelledby={titleId}>
      <summary>
        <h2 id={titleId}>{title}</h2>
        {aside && <span className="caption text2 figures">{aside}</span>}
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}
