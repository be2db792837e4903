import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { MarkedText } from '../../../components/marked-text.tsx';
import { TierBars } from '../../../components/tier-bars.tsx';
import { formatBand } from '../../../lib/format.ts';
import { bandDescriptor } from './band-descriptor.ts';
import { BandGauge } from './band-gauge.tsx';
import { Basis } from './basis.tsx';
import styles from './overview.module.css';

interface OverviewProps {
  feedback: Feedback;
}

/** The band with its range and what it rests on; without a band, why there is none. */
export function Overview({ feedback }: OverviewProps) {
  const { t } = useTranslation('feedback');
  const { overall_band: band, overall_range: range } = feedback;
  return (
    <section id="overview" className={`card ${styles.overview}`} aria-label={t('overallBand')}>
      {band === null ? (
        <NoBand feedback={feedback} />
      ) : (
        <>
          <BandGauge band={band} range={range} />
          <div>
            <p className={styles.descriptor}>
              <TierBars band={band} />
              {t(`descriptor.${bandDescriptor(band)}`)}
            </p>
            {range && (
              <>
                <p className={styles.range}>
                  <MarkedText
                    className="figures"
                    text={t('likelyRange', { low: formatBand(range.low), high: formatBand(range.high) })}
                  />
                </p>
                <p className="body2 text2">{t('rangeNote')}</p>
              </>
            )}
          </div>
        </>
      )}
      <Basis feedback={feedback} />
    </section>
  );
}

function NoBand({ feedback }: OverviewProps) {
  const { t } = useTranslation('feedback');
  const { outcome, basis } = feedback;
  return (
    <div className={styles.noBand}>
      <span className={styles.tile}>
        <Icon name="info" sizePx={24} />
      </span>
      <div>
        <p className={styles.descriptor}>{t('noBand.title')}</p>
        <p className={styles.range}>
          {outcome === 'judged'
            ? feedback.summary || t('noSummary')
            : t(`noBand.${outcome}`, { words: basis.words, seconds: Math.round(basis.seconds) })}
        </p>
        <p className="body2 text2">{t('noBand.next')}</p>
      </div>
    </div>
  );
}
