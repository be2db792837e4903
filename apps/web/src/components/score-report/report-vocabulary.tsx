import type { Feedback } from '@bandwise/contract/feedback';
import { formatBand } from '../../lib/format.ts';
import { ReportLabel } from './report-label.tsx';
import { ReportSection } from './report-section.tsx';
import styles from './score-report.module.css';

interface ReportVocabularyProps {
  vocabulary: Feedback['vocabulary'];
}

export function ReportVocabulary({ vocabulary }: ReportVocabularyProps) {
  const { range, collocations, band_target: target } = vocabulary;
  if (!range && collocations.length === 0 && target === null) return null;
  return (
    <ReportSection label="vocabulary">
      <dl className={styles.facts}>
        {range && (
          <div>
            <dt>
              <ReportLabel name="range" />
            </dt>
            <dd lang="en">{range}</dd>
          </div>
        )}
        {collocations.length > 0 && (
          <div>
            <dt>
              <ReportLabel name="collocations" />
            </dt>
            <dd lang="en">{collocations.join(', ')}</dd>
          </div>
        )}
        {target !== null && (
          <div>
            <dt>
              <ReportLabel name="bandTarget" />
            </dt>
            <dd className="figures">{formatBand(target)}</dd>
          </div>
        )}
      </dl>
    </ReportSection>
  );
}
