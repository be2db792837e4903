import { outsideProviders } from '@bandwise/contract/debug';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { ListCard } from '../../../components/list-card.tsx';
import { readDigits } from '../../../lib/read-digits.ts';
import { writeTab } from '../debug-address.ts';
import { useExternalCallsQuery } from '../debug-api.ts';
import styles from '../debug.module.css';
import { ListResult } from '../list-result.tsx';
import { useAddress } from '../use-address.ts';
import type { ExternalFilters } from './external-filter-form.tsx';
import { ExternalFilterForm } from './external-filter-form.tsx';
import { ExternalTable } from './external-table.tsx';

export function ExternalView() {
  const { t } = useTranslation('debug');
  const { params, open } = useAddress();
  const filters = useMemo(() => readFilters(params), [params]);
  const { sessionId, userId, provider } = filters;
  const result = useExternalCallsQuery({
    ...(sessionId && { session_id: Number(sessionId) }),
    ...(userId && { user_id: Number(userId) }),
    ...(provider && { provider }),
  });
  const { data } = result;

  function search(chosen: ExternalFilters) {
    const asked = writeFilters(chosen);
    if (asked.toString() === writeFilters(filters).toString()) void result.refetch();
    else open(asked);
  }

  return (
    <ListCard>
      <ExternalFilterForm filters={filters} onSearch={search} />
      <div className={`body2 text2 ${styles.found}`}>
        <span role="status">{data && t('external.found', { total: data.total })}</span>
        <Button
          variant="text"
          size="small"
          startIcon={<Icon name="refresh" sizePx={16} />}
          onClick={() => void result.refetch()}
        >
          {t('external.refresh')}
        </Button>
      </div>
      <ListResult result={result} emptyText={t('external.empty')} emptyHint={t('external.emptyHint')}>
        {(calls) => <ExternalTable calls={calls} />}
      </ListResult>
    </ListCard>
  );
}

const readFilters = (params: URLSearchParams): ExternalFilters => ({
  sessionId: readDigits(params.get('session_id')),
  userId: readDigits(params.get('user_id')),
  provider: outsideProviders.find((name) => name === params.get('provider')) ?? '',
});

const writeFilters = ({ sessionId, userId, provider }: ExternalFilters): URLSearchParams =>
  writeTab('external', { session_id: sessionId, user_id: userId, provider });
