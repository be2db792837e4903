import type { Feedback } from '@bandwise/contract/feedback';
import { Chip } from '../chip.tsx';
import { Icon } from '../icon.tsx';
import { ReportLabel } from './report-label.tsx';
import { ReportSection } from './report-section.tsx';
import styles from './score-report.module.css';

interface ReportIssuesProps {
  issues: Feedback['issues'];
}

export function ReportIssues({ issues }: ReportIssuesProps) {
  return (
    <ReportSection label="issues">
      {issues.length === 0 && (
        <p className="text2">
          <ReportLabel name="noIssues" />
        </p>
      )}
      <ul className={styles.issues} lang="en">
        {issues.map(({ type, excerpt, fix }) => (
          <li key={`${excerpt} ${fix}`}>
            <Chip label={type} />
            <span className={styles.said}>“{excerpt}”</span>
            <Icon name="arrowRight" sizePx={16} />
            <span className="strong">“{fix}”</span>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
