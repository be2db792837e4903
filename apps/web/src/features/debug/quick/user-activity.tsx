import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { userLink } from '../../../lib/admin-links.ts';
import { useUserRequestsQuery } from '../debug-api.ts';
import { FoundLogs } from './found-logs.tsx';
import { QuickResult } from './quick-result.tsx';

interface UserActivityProps {
  userId: number;
}

export function UserActivity({ userId }: UserActivityProps) {
  const { t } = useTranslation('debug');
  const { currentData, error, isFetching, refetch } = useUserRequestsQuery(userId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <QuickResult
      title={t('quick.userTitle', { id: userId })}
      aside={<Link to={userLink(userId)}>{t('details.openUser', { id: userId })}</Link>}
      isBusy={isFetching}
    >
      <FoundLogs
        logs={currentData?.items}
        failure={error}
        emptyText={t('quick.noActivity')}
        onRetry={() => void refetch()}
      />
    </QuickResult>
  );
}
