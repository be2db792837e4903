import { useTranslation } from 'react-i18next';
import { TierBars } from '../../../components/tier-bars.tsx';
import { formatBand } from '../../../lib/format.ts';
import styles from './admin.module.css';
import { Disclosure } from './disclosure.tsx';
import type { RecordDetail } from './record-api.ts';

interface DetailedScoresProps {
  scores: RecordDetail['scores'];
}

export function DetailedScores({ scores }: DetailedScoresProps) {
  const { t } = useTranslation('test-records');
  return (
    <Disclosure title={t('scores.title')} isOpen>
      <dl className={styles.scores}>
        {scores.map(({ name, score, range, exact }) => (
          <div key={name}>
            <dt>{t(`scores.${name}`)}</dt>
            {score === null ? (
              <dd className={styles.missing}>{t('notAvailable')}</dd>
            ) : (
              <>
                <dd className={`figures ${styles.score}`}>
                  <TierBars band={score} />
                  {formatBand(score)}
                </dd>
                <dd className="caption text2 figures">
                  {range && t('scores.range', { low: formatBand(range.low), high: formatBand(range.high) })}
                  {exact !== null && <span>{t('scores.measured', { value: exact.toFixed(2) })}</span>}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
