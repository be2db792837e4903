import type { DebugLog } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { ListBody, ListEmpty, ListNote } from '../../../components/list-card.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { LogSkeleton } from '../log-skeleton.tsx';
import { LogTable } from '../log-table.tsx';
import { useToldFailure } from '../use-told-failure.ts';

interface FoundLogsProps {
  logs: readonly DebugLog[] | undefined;
  failure: unknown;
  emptyText: string;
  onRetry: () => void;
}

export function FoundLogs({ logs, failure, emptyText, onRetry }: FoundLogsProps) {
  const { t } = useTranslation('debug');
  useToldFailure(failure, t('failed.operation'));
  if (failure)
    return (
      <ListNote>
        <LoadFailure failure={failure} text={t('failed.operation')} onRetry={onRetry} />
      </ListNote>
    );
  return (
    <ListBody isBusy={!logs}>
      {!logs && <LogSkeleton />}
      {logs?.length === 0 && <ListEmpty text={emptyText} />}
      {logs && logs.length > 0 && <LogTable logs={logs} />}
    </ListBody>
  );
}
