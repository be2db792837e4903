import type { ReactNode } from 'react';
import styles from './report.module.css';

interface SectionProps {
  /** Also the address that the navigation leads to. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
