import type { Feedback } from '@bandwise/contract/feedback';
import { formatBand } from '../../lib/format.ts';
import { TierBars } from '../tier-bars.tsx';
import { ReportBands } from './report-bands.tsx';
import { ReportIssues } from './report-issues.tsx';
import { ReportLabel } from './report-label.tsx';
import { ReportSection } from './report-section.tsx';
import { ReportTiming } from './report-timing.tsx';
import { ReportVocabulary } from './report-vocabulary.tsx';
import styles from './score-report.module.css';

interface ScoreReportProps {
  feedback: Feedback;
}

/** The older report: bands, issues, vocabulary, timing, action plan and comment, with Chinese labels. */
export function ScoreReport({ feedback }: ScoreReportProps) {
  const { overall_band: overall, action_plan: plan, examiner_comment: comment } = feedback;
  return (
    <div className={styles.report}>
      <ReportSection label="overall">
        {overall === null ? (
          <p className="text2">
            <ReportLabel name="noBand" />
          </p>
        ) : (
          <p className={`figures ${styles.overall}`}>
            <TierBars band={overall} />
            {formatBand(overall)}
          </p>
        )}
      </ReportSection>
      <ReportBands feedback={feedback} />
      <ReportIssues issues={feedback.issues} />
      <ReportVocabulary vocabulary={feedback.vocabulary} />
      <ReportTiming timing={feedback.timing} />
      {plan.length > 0 && (
        <ReportSection label="actionPlan">
          <ol className={styles.plan} lang="en">
            {plan.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
        </ReportSection>
      )}
      {comment && (
        <ReportSection label="examinerComment">
          <p lang="en">{comment}</p>
        </ReportSection>
      )}
    </div>
  );
}
