import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListNote } from '../../../components/list-card.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { sessionLink } from '../../../lib/admin-links.ts';
import { useTraceQuery } from '../debug-api.ts';
import { LogSkeleton } from '../log-skeleton.tsx';
import { useToldFailure } from '../use-told-failure.ts';
import { QuickResult } from './quick-result.tsx';
import { TraceEvents } from './trace-events.tsx';
import { TracedSession } from './traced-session.tsx';

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
      {error && (
        <ListNote>
          <LoadFailure failure={error} text={t('failed.operation')} onRetry={() => void refetch()} />
        </ListNote>
      )}
      {!trace && !error && <LogSkeleton />}
      {trace && (
        <>
          <TracedSession session={trace.session} />
          {trace.is_cut && (
            <ListNote>
              <Notice tone="info">{t('trace.cut')}</Notice>
            </ListNote>
          )}
          <TraceEvents events={trace.events} />
        </>
      )}
    </QuickResult>
  );
}
