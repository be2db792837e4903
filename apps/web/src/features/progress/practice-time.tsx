import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { formatNumber } from '../../lib/format.ts';
import { usePracticeTimeQuery } from '../../lib/progress/progress-api.ts';
import { MinutesChart } from './minutes-chart.tsx';
import styles from './progress-page.module.css';
import { weekDay } from './week-day.ts';

/** A season: long enough for a habit to show. */
const weeks = 12;
const chartHeightPx = 180;

export function PracticeTime() {
  const { t, i18n } = useTranslation('progress');
  const { data, error, isLoading, refetch } = usePracticeTimeQuery({ weeks });
  useFailureToast(error, t('failed.time'));
  const total = Math.round(data?.items.reduce((sum, { minutes }) => sum + minutes, 0) ?? 0);
  return (
    <section className="card" aria-labelledby="practice-time">
      <div className={styles.cardHead}>
        <h2 id="practice-time">{t('practiceTime')}</h2>
      </div>
      {isLoading && <Skeleton variant="rounded" height={chartHeightPx} />}
      {error && <LoadFailure failure={error} text={t('failed.time')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className={`body2 text2 ${styles.note}`}>
            {total === 0
              ? t('noMinutes', { weeks })
              : t('minutesIn', { minutes: formatNumber(total, i18n.language), weeks })}
          </p>
          {total > 0 && (
            <>
              <MinutesChart weeks={data.items} heightPx={chartHeightPx} />
              <details className={styles.figures}>
                <summary>{t('figuresBehind')}</summary>
                <table className="table">
                  <thead>
                    <tr>
                      <th scope="col">{t('week')}</th>
                      <th scope="col">{t('minutes')}</th>
                      <th scope="col">{t('answers')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {data.items.toReversed().map(({ week_start: start, minutes, answers }) => (
                      <tr key={start}>
                        <td className="figures">{weekDay(start, i18n.language)}</td>
                        <td className="figures">{formatNumber(minutes, i18n.language)}</td>
                        <td className="figures">{formatNumber(answers, i18n.language)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </details>
            </>
          )}
        </>
      )}
    </section>
  );
}
