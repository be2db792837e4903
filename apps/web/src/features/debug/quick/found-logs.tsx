import type { DebugLog } from '@bandwise/contract/debug';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../load-failure.tsx';
import { LogSkeleton } from '../log-skeleton.tsx';
import { LogTable } from '../log-table.tsx';
import { useToldFailure } from '../use-told-failure.ts';
import styles from './quick.module.css';

interface FoundLogsProps {
  logs: readonly DebugLog[] | undefined;
  failure: unknown;
  emptyText: string;
  onRetry: () => void;
}

export function FoundLogs({ logs, failure, emptyText, onRetry }: FoundLogsProps) {
  const { t } = useTranslation('debug');
  useToldFailure(failure, t('failed.operation'));
  if (failure) return <LoadFailure failure={failure} text={t('failed.operation')} onRetry={onRetry} />;
  if (!logs) return <LogSkeleton />;
  if (logs.length === 0) return <p className={`text2 ${styles.empty}`}>{emptyText}</p>;
  return <LogTable logs={logs} />;
}
