import type { Session, SessionStatus } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { TierGlyph } from '../../components/tier-bars.tsx';
import { formatBand } from '../../lib/format.ts';
import { bandLabel, resultTier } from './band-labels.ts';
import styles from './results-page.module.css';

const whyNone = {
  in_progress: 'bandUnfinished',
  paused: 'bandUnfinished',
  completed: 'bandPending',
  feedback_generating: 'bandPending',
  feedback_completed: 'noBand',
  failed: 'bandFailed',
} as const satisfies Record<SessionStatus, string>;

interface BandCardProps {
  session: Session;
}

/** The band with its descriptor; without one, why there is none. */
export function BandCard({ session }: BandCardProps) {
  const { t } = useTranslation('results');
  const band = session.overall_band;
  return (
    <section className={`card ${styles.bandCard}`} aria-labelledby="overall-band">
      <h2 id="overall-band">{t('overallBand')}</h2>
      {band === null ? (
        <p className="text2">{t(whyNone[session.status])}</p>
      ) : (
        <>
          <p className={`figures ${styles.band}`}>{formatBand(band)}</p>
          <p className={styles.descriptor}>
            <TierGlyph tier={resultTier(band)} />
            {t(`label.${bandLabel(band)}`)}
          </p>
        </>
      )}
    </section>
  );
}
