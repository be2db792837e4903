import type { Feedback } from '@bandwise/contract/feedback';
import { IssueList } from '../issue-list.tsx';
import { ReportLabel } from './report-label.tsx';
import { ReportSection } from './report-section.tsx';

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
      <IssueList issues={issues} />
    </ReportSection>
  );
}
