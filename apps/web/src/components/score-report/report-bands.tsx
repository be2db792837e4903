import type { Feedback } from '@bandwise/contract/feedback';
import { BandScale } from '../band-scale.tsx';
import { formatBand } from '../../lib/format.ts';
import { ReportLabel } from './report-label.tsx';
import { ReportSection } from './report-section.tsx';
import styles from './score-report.module.css';

const criteria = ['fluency', 'lexical', 'grammar', 'pronunciation'] as const;

interface ReportBandsProps {
  feedback: Feedback;
}

export function ReportBands({ feedback }: ReportBandsProps) {
  const bands = criteria.map((criterion) => ({ criterion, band: feedback[`${criterion}_band`] }));
  if (bands.every(({ band }) => band === null)) return null;
  return (
    <ReportSection label="criteria">
      <ul className={styles.bands}>
        {bands.map(({ criterion, band }) => (
          <li key={criterion}>
            <div className={styles.bandLine}>
              <span>
                <ReportLabel name={criterion} />
              </span>
              <span className="figures strong">
                {band === null ? <ReportLabel name="notJudged" /> : formatBand(band)}
              </span>
            </div>
            {band !== null && <BandScale band={band} range={null} />}
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
