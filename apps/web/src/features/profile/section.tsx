import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './profile-page.module.css';

interface SectionProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`card ${styles.section}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="body2 text2">{lead}</p>
      </div>
      {children}
    </section>
  );
}
