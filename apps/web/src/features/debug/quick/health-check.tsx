import type { Health } from '@bandwise/contract/debug-health';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { ListNote } from '../../../components/list-card.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { notify } from '../../../lib/notify.ts';
import { useHealthQuery } from '../debug-api.ts';
import { formatTimestamp } from '../format-log-time.ts';
import { HealthParts } from './health-parts.tsx';
import { healthVerdict } from './health-verdict.ts';
import { ProviderStates } from './provider-states.tsx';
import { QuickResult } from './quick-result.tsx';
import styles from './quick.module.css';

const skeletonHeightPx = 320;

export function HealthCheck() {
  const { t, i18n } = useTranslation('debug');
  const {
    currentData: health,
    error,
    isFetching,
    refetch,
  } = useHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  useVerdictToast(
    isFetching ? undefined : health,
    isFetching ? undefined : (error as ApiFailure | undefined),
  );
  return (
    <QuickResult
      title={t('quick.health')}
      aside={
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="refresh" sizePx={16} />}
          onClick={() => void refetch()}
        >
          {t('health.again')}
        </Button>
      }
      isBusy={isFetching}
    >
      {error && (
        <ListNote>
          <LoadFailure
            failure={error}
            text={t(`health.${healthVerdict(undefined, error as ApiFailure)}`)}
            onRetry={() => void refetch()}
          />
        </ListNote>
      )}
      {!health && !error && (
        <div role="status" className={styles.checking}>
          <span className="visually-hidden">{t('health.checking')}</span>
          <Skeleton variant="rounded" height={skeletonHeightPx} />
        </div>
      )}
      {health && (
        <>
          <p className={`body2 text2 ${styles.note}`}>
            {t('health.checkedAt', { time: formatTimestamp(health.checked_at, i18n.language) })}
          </p>
          <HealthParts parts={health.parts} />
          <ProviderStates providers={health.providers} />
        </>
      )}
    </QuickResult>
  );
}

function useVerdictToast(health: Health | undefined, failure: ApiFailure | undefined): void {
  const { t } = useTranslation('debug');
  useEffect(() => {
    if (!health && !failure) return;
    const verdict = healthVerdict(health, failure);
    notify(verdict === 'normal' ? 'success' : 'error', t(`health.${verdict}`));
  }, [health, failure, t]);
}
