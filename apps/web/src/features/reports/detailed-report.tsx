import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { ScoreReport } from '../../components/score-report/score-report.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { TierBars } from '../../components/tier-bars.tsx';
import { formatBand } from '../../lib/format.ts';
import { PerformanceTrends } from './performance-trends.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportText } from './report-text.tsx';
import type { AudioFeedback, Performance } from './reports-api.ts';
import styles from './reports.module.css';

const tabs = ['scoreTab', 'trendsTab'] as const;
type ReportTab = (typeof tabs)[number];

interface DetailedReportProps {
  audio: AudioFeedback;
  performance: Performance;
}

export function DetailedReport({ audio, performance }: DetailedReportProps) {
  const { t } = useTranslation('reports');
  const [tab, setTab] = useState<ReportTab>('scoreTab');
  const { feedback, question, bands } = audio;
  return (
    <>
      <BackLink to={`/feedback/${feedback.sessionId}`} label={t('back')} />
      <div className={styles.head}>
        <div>
          <h1>
            <ReportText name="detailTitle" values={{ id: audio.audio_id }} />
          </h1>
          <p className="text2" lang="en">
            {feedback.exam_code} · {question.questionText}
          </p>
        </div>
        {bands.overall !== null && (
          <p className={`figures ${styles.band}`}>
            <TierBars band={bands.overall} />
            {t('band', { band: formatBand(bands.overall) })}
          </p>
        )}
        <ReportActions audio={audio} performance={performance} />
      </div>
      <Tabs
        id="report"
        names={tabs}
        chosen={tab}
        label={t('tabs')}
        labelOf={(name) => <ReportText name={name} />}
        areAllPanelsThere
        onChoose={setTab}
      />
      {/* Both are there, so that paper shows both. */}
      {tabs.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`report-panel-${name}`}
          aria-labelledby={`report-${name}`}
          className={styles.panel}
          hidden={tab !== name}
        >
          {name === 'scoreTab' ? (
            <ScoreReport feedback={feedback} />
          ) : (
            <PerformanceTrends performance={performance} />
          )}
        </div>
      ))}
    </>
  );
}
