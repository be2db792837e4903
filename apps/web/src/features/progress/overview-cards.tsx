import { useTranslation } from 'react-i18next';
import { Figure } from '../../components/figure.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { formatBand, formatNumber } from '../../lib/format.ts';
import { useUserStatsQuery } from '../../lib/progress/progress-api.ts';
import styles from './progress-page.module.css';

export function OverviewCards() {
  const { t, i18n } = useTranslation('progress');
  const { data, error, isLoading } = useUserStatsQuery(undefined);
  useFailureToast(error, t('failed.stats'));
  const none = t('notAvailable');
  const count = (value: number | undefined) =>
    value === undefined ? none : formatNumber(value, i18n.language);
  const band = (value: number | null | undefined) => (value == null ? none : formatBand(value));
  const cards = [
    { name: 'sessions', value: count(data?.totalSessions), unit: '' },
    { name: 'average', value: band(data?.averageScore), unit: '' },
    { name: 'highest', value: band(data?.highestScore), unit: '' },
    { name: 'minutes', value: count(data?.totalPracticeMinutes), unit: data ? t('minutesUnit') : '' },
  ] as const;
  return (
    <ul className={styles.overview}>
      {cards.map(({ name, value, unit }) => (
        <li key={name} className="card">
          <p className="caption text2">{t(`overview.${name}`)}</p>
          <p>
            <Figure value={isLoading ? null : value} unit={unit} />
          </p>
        </li>
      ))}
    </ul>
  );
}
