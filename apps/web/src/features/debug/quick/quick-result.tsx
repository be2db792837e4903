import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './quick.module.css';

interface QuickResultProps {
  title: string;
  aside?: ReactNode;
  isBusy: boolean;
  children: ReactNode;
}

/** What a card has found. Its heading takes the focus, because on a phone it lies below six cards. */
export function QuickResult({ title, aside, isBusy, children }: QuickResultProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`card ${styles.result}`} aria-labelledby={titleId} aria-busy={isBusy}>
      <div className={styles.resultHead}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
