import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { readHours, writeTab } from '../debug-address.ts';
import { useLogStatsQuery } from '../debug-api.ts';
import { RangeSelect } from '../range-select.tsx';
import { useAddress } from '../use-address.ts';
import { useToldFailure } from '../use-told-failure.ts';
import { StatCards } from './stat-cards.tsx';
import styles from './statistics.module.css';
import { TopPaths } from './top-paths.tsx';
import { TrafficCharts } from './traffic-charts.tsx';

export function StatisticsView() {
  const { t } = useTranslation('debug');
  const { params, open } = useAddress();
  const hours = readHours(params);
  const result = useLogStatsQuery(hours);
  const { data, isFetching } = result;
  const failure = result.isError ? result.error : null;
  useToldFailure(failure, t('failed.load'));
  return (
    <div className={styles.view}>
      <div className={styles.choice}>
        <RangeSelect hours={hours} onChange={(chosen) => open(writeTab('statistics', { hours: chosen }))} />
        <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={() => void result.refetch()}>
          {t('stats.refresh')}
        </Button>
      </div>
      {failure && (
        <LoadFailure failure={failure} text={t('failed.load')} onRetry={() => void result.refetch()} />
      )}
      <div className={`${styles.view} ${isFetching && data ? styles.busy : ''}`} aria-busy={isFetching}>
        {!failure && <StatCards stats={data} />}
        {data && data.total_requests > 0 && (
          <>
            <TrafficCharts stats={data} />
            <TopPaths stats={data} />
          </>
        )}
        {data?.total_requests === 0 && <p className={`card text2 ${styles.empty}`}>{t('stats.empty')}</p>}
      </div>
    </div>
  );
}
