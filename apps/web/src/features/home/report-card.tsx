import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { TierBars, tierOf } from '../../components/tier-bars.tsx';
import styles from './report-card.module.css';
import { Waveform } from './waveform.tsx';

const overall = 6.5;
const criteria = [
  { name: 'fluency', band: 6 },
  { name: 'lexical', band: 7 },
  { name: 'grammar', band: 6.5 },
  { name: 'pronunciation', band: 6.5 },
] as const;

/** A picture of a report, with an invented answer; the text beside it says the same in words. */
export function ReportCard() {
  const { t } = useTranslation('home');
  return (
    <div className={`card ${styles.card}`} aria-hidden="true">
      <div className={styles.question}>
        <span className={styles.play}>
          <Icon name="speaker" />
        </span>
        <div>
          <div className="caption text3">{t('report.position')}</div>
          <div className="strong" lang="en">
            What do you enjoy most about your neighbourhood?
          </div>
        </div>
      </div>
      <div className={styles.wave}>
        <Waveform />
      </div>
      <div className={styles.scores}>
        <BandRing label={t('report.overall')} />
        <div className={styles.criteria}>
          {criteria.map(({ name, band }) => (
            <div key={name} className={styles.criterion}>
              <span className="body2 text2">{t(`report.${name}`)}</span>
              <span className={styles.band}>
                <TierBars band={band} />
                {band.toFixed(1)}
              </span>
            </div>
          ))}
        </div>
      </div>
      <p className={styles.transcript} lang="en">
        I think the best <span className={styles.unclear}>thing</span> is the park{' '}
        <span className={styles.pause}>
          <i />
          <i />
          0.9 s
        </span>{' '}
        because, <span className={styles.filler}>um</span>, it is very{' '}
        <span className={styles.wrong}>quiet</span> in the morning.
      </p>
    </div>
  );
}

interface BandRingProps {
  label: string;
}

function BandRing({ label }: BandRingProps) {
  return (
    <svg viewBox="0 4 220 186" width="132" height="112" color={`var(--bw-palette-band${tierOf(overall)})`}>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path
          d="M44.95 175.05A92 92 0 1 1 175.05 175.05"
          stroke="var(--bw-palette-surface3)"
          strokeWidth="12"
        />
        <path d="M44.95 175.05A92 92 0 1 1 189.67 64" strokeWidth="12" />
        <path d="M164.45 55.55A77 77 0 0 1 184.38 90.07" strokeWidth="4" opacity=".55" />
      </g>
      <text className={styles.ringBand} x="110" y="128" textAnchor="middle">
        {overall.toFixed(1)}
      </text>
      <text className={styles.ringLabel} x="110" y="152" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
