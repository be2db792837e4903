import type { Feedback } from '@bandwise/contract/feedback';
import { feedbackLimits } from '@bandwise/contract/limits';
import { useTranslation } from 'react-i18next';
import chinese from '../../i18n/zh/score-report.json';
import { Bilingual } from '../bilingual.tsx';
import { ReportLabel } from './report-label.tsx';
import { ReportSection } from './report-section.tsx';
import styles from './score-report.module.css';

const { recommendedWpm, longPauseMs } = feedbackLimits;

interface ReportTimingProps {
  timing: Feedback['timing'];
}

/** Speech rate and long pauses, each with what is recommended. */
export function ReportTiming({ timing }: ReportTimingProps) {
  const { t } = useTranslation('score-report');
  const { wpm, pauses } = timing;
  if (wpm === null && pauses.long === null) return null;
  const rate = `${recommendedWpm.from}–${recommendedWpm.to}`;
  return (
    <ReportSection label="timing">
      <dl className={styles.facts}>
        {wpm !== null && (
          <div>
            <dt>
              <ReportLabel name="speechRate" />
            </dt>
            <dd className="figures">
              {t('wordsPerMinute', { wpm: Math.round(wpm) })}
              <span className="caption text2">
                <Bilingual
                  text={t('recommendedRate', { rate })}
                  chinese={chinese.recommendedRate.replace('{{rate}}', rate)}
                />
              </span>
            </dd>
          </div>
        )}
        {pauses.long !== null && (
          <div>
            <dt>
              <ReportLabel name="longPauses" />
            </dt>
            <dd className="figures">
              {pauses.long}
              <span className="caption text2">
                <Bilingual
                  text={t('longPauseMeans', { ms: longPauseMs })}
                  chinese={chinese.longPauseMeans.replace('{{ms}}', String(longPauseMs))}
                />
              </span>
            </dd>
          </div>
        )}
      </dl>
    </ReportSection>
  );
}
