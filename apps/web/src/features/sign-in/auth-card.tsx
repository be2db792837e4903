import type { ReactNode } from 'react';
import styles from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  steps?: ReactNode;
  below: ReactNode;
  children: ReactNode;
}

export function AuthCard({ title, lead, steps, below, children }: AuthCardProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {steps}
        <div className={`card ${styles.card}`}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={`text2 ${styles.lead}`}>{lead}</p>}
          <div className={styles.body}>{children}</div>
        </div>
        <div className={styles.below}>{below}</div>
      </div>
    </div>
  );
}
