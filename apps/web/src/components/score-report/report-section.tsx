import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ReportLabelName } from './report-label.tsx';
import { ReportLabel } from './report-label.tsx';
import styles from './score-report.module.css';

interface ReportSectionProps {
  label: ReportLabelName;
  children: ReactNode;
}

export function ReportSection({ label, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section className={`card ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>
        <ReportLabel name={label} />
      </h2>
      {children}
    </section>
  );
}
