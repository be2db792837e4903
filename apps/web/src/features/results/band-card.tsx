import type { Session } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { formatBand } from '../../lib/format.ts';
import { bandLabel, resultTier } from './band-labels.ts';
import styles from './results-page.module.css';
import { TierGlyph } from '../../components/tier-bars.tsx';

interface BandCardProps {
  session: Session;
  isReady: boolean;
}

/** The band with its descriptor; without one, why there is none. */
export function BandCard({ session, isReady }: BandCardProps) {
  const { t } = useTranslation('results');
  const band = session.overall_band;
  const unfinished = session.is_completed ? null : t('bandUnfinished');
  return (
    <section className={`card ${styles.bandCard}`} aria-labelledby="overall-band">
      <h2 id="overall-band">{t('overallBand')}</h2>
      {band === null ? (
        <p className="text2">{unfinished ?? (isReady ? t('noBand') : t('bandPending'))}</p>
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
