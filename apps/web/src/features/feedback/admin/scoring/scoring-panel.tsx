import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { ProgressLine } from '../../../../components/progress-line.tsx';
import styles from '../admin.module.css';
import { ErrorText } from '../error-text.tsx';
import type { RecordDetail } from '../record-api.ts';
import { ReplayButton } from './replay-button.tsx';
import { ScoringHistory } from './scoring-history.tsx';
import { scoringState } from './scoring-state.ts';
import { useReplay } from './use-replay.ts';

interface ScoringPanelProps {
  record: RecordDetail;
  onReplayed: () => Promise<unknown>;
}

/** Where the scoring stands, why it failed, and the way to have it done again. */
export function ScoringPanel({ record, onReplayed }: ScoringPanelProps) {
  const { t } = useTranslation('test-records');
  const { scoring } = record;
  const state = scoringState(record);
  const title = useRef<HTMLHeadingElement>(null);
  const replay = useReplay(record, onReplayed);
  const { hasEnded } = replay;
  useEffect(() => {
    // The button that was pressed is gone; whoever works with the keyboard stays where they were.
    if (hasEnded) title.current?.focus();
  }, [hasEnded]);
  return (
    <section className={`card ${styles.scoring}`} aria-labelledby="scoring-title">
      <div className={styles.scoringHead}>
        <h2 id="scoring-title" ref={title} tabIndex={-1}>
          {t('scoring.title')}
        </h2>
        {(scoring.can_replay || replay.isUnderWay) && <ReplayButton replay={replay} />}
      </div>
      {state === 'underWay' ? (
        <div role="status" className={styles.underWay}>
          <p>{t(`scoring.stage.${scoring.stage}`)}</p>
          <ProgressLine share={scoring.progress} label={t('scoring.progress')} />
          <p className="caption text2 figures">
            {t('scoring.analysed', { done: scoring.answers_analysed, total: scoring.answers_total })}
          </p>
        </div>
      ) : (
        <Notice tone={tones[state]}>
          <p>
            {t(`scoring.state.${state}`, { failed: scoring.answers_failed, total: scoring.answers_total })}
          </p>
          {scoring.can_replay && scoring.cause && <p>{t(`scoring.cause.${scoring.cause}`)}</p>}
          <ErrorText error={scoring.error} />
        </Notice>
      )}
      {scoring.events.length > 0 && <ScoringHistory events={scoring.events} />}
    </section>
  );
}

const tones = {
  practising: 'info',
  failed: 'error',
  unheard: 'error',
  stuck: 'warning',
  incomplete: 'warning',
  scored: 'success',
  unscored: 'info',
} as const;
