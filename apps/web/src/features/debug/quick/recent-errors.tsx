import { useTranslation } from 'react-i18next';
import { useRecentErrorsQuery } from '../debug-api.ts';
import { FoundLogs } from './found-logs.tsx';
import { QuickResult } from './quick-result.tsx';

export function RecentErrors() {
  const { t } = useTranslation('debug');
  const { currentData, error, isFetching, refetch } = useRecentErrorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <QuickResult title={t('quick.errorsTitle')} isBusy={isFetching}>
      <FoundLogs
        logs={currentData?.items}
        failure={error}
        emptyText={t('quick.noErrors')}
        onRetry={() => void refetch()}
      />
    </QuickResult>
  );
}
