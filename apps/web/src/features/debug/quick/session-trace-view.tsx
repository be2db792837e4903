import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../../components/notice.tsx';
import { useTraceQuery } from '../debug-api.ts';
import { sessionLink } from '../debug-links.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LogSkeleton } from '../log-skeleton.tsx';
import { useToldFailure } from '../use-told-failure.ts';
import { QuickResult } from './quick-result.tsx';
import { TraceEvents } from './trace-events.tsx';
import { TracedSession } from './traced-session.tsx';
import styles from './quick.module.css';

interface SessionTraceViewProps {
  sessionId: number;
}

export function SessionTraceView({ sessionId }: SessionTraceViewProps) {
  const { t } = useTranslation('debug');
  const {
    currentData: trace,
    error,
    isFetching,
    refetch,
  } = useTraceQuery(sessionId, { refetchOnMountOrArgChange: true });
  useToldFailure(error, t('failed.operation'));
  return (
    <QuickResult
      title={t('quick.traceTitle', { id: sessionId })}
      aside={trace && <Link to={sessionLink(sessionId)}>{t('details.openSession', { id: sessionId })}</Link>}
      isBusy={isFetching}
    >
      {error && <LoadFailure failure={error} text={t('failed.operation')} onRetry={() => void refetch()} />}
      {!trace && !error && <LogSkeleton />}
      {trace && (
        <>
          <TracedSession session={trace.session} />
          {trace.is_cut && (
            <div className={styles.cut}>
              <Notice tone="info">{t('trace.cut')}</Notice>
            </div>
          )}
          <TraceEvents events={trace.events} />
        </>
      )}
    </QuickResult>
  );
}
