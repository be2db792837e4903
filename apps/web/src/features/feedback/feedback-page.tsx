import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { useFailureToast } from '../../components/use-failure-toast.ts';
import { usePageTitle } from '../../components/use-page-title.ts';
import styles from './feedback-page.module.css';
import { FeedbackFailed } from './feedback-failed.tsx';
import { FeedbackState } from './feedback-state.tsx';
import { FeedbackReport } from './report/feedback-report.tsx';
import { useFeedbackReport } from './use-feedback-report.ts';
import { Generating } from './waiting/generating.tsx';

export default function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const sessionId = Number(useParams().sessionId);
  // Another session begins anew, with polls of its own.
  usePageTitle(t('title'));
  return <FeedbackOf key={sessionId} sessionId={sessionId} />;
}

interface FeedbackOfProps {
  sessionId: number;
}

function FeedbackOf({ sessionId }: FeedbackOfProps) {
  const { t } = useTranslation('feedback');
  const { view, askAgain } = useFeedbackReport(sessionId);
  // Hundreds of words: drawn in small steps, with presses answered in between.
  const feedback = useDeferredValue(view.kind === 'complete' ? view.feedback : null);
  // What is not there is told by the page alone; anything else by a toast too.
  const isToasted = view.kind === 'unreachable' && view.isFeedback && view.failure.status !== 404;
  useFailureToast(isToasted ? view.failure : null, t('fetchFailed'));
  const [wasAwaited, setWasAwaited] = useState(false);
  if (view.kind === 'generating' && !wasAwaited) setWasAwaited(true);
  if (view.kind === 'complete' && feedback) {
    const { session } = view;
    return (
      <FeedbackReport session={session} feedback={feedback} wasAwaited={wasAwaited} onChanged={askAgain} />
    );
  }
  return (
    <div className={`container ${styles.state}`}>
      {(view.kind === 'loading' || view.kind === 'complete') && <LoadingText lead={t('onItsWay')} />}
      {view.kind === 'generating' && <Generating stage={view.stage} wait={view.wait} polls={view.polls} />}
      {view.kind === 'failed' && <FeedbackFailed sessionId={sessionId} onAsked={askAgain} />}
      {(view.kind === 'not found' ||
        view.kind === 'in progress' ||
        view.kind === 'delayed' ||
        view.kind === 'unreachable') && <FeedbackState view={view} onRetry={askAgain} />}
    </div>
  );
}
