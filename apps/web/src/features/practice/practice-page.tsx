import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useSessionQuery, useSessionQuestionsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { isMissing } from '../../lib/exam-tests/is-missing.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { PracticeFailure } from './practice-failure.tsx';
import { PracticeSession } from './practice-session.tsx';
import { SessionMissing } from './session-missing.tsx';

export default function PracticePage() {
  const { t } = useTranslation('practice');
  const { user } = useSession();
  // Drawn in small steps: it is known from one moment to the next.
  const isLoaded = useDeferredValue(useOutbox().isLoaded);
  const id = Number(useParams().sessionId);
  const session = useSessionQuery(id);
  const questions = useSessionQuestionsQuery(id);
  usePageTitle(session.data?.exam_code ?? t('title'));

  const failure = (session.error ?? questions.error) as ApiFailure | undefined;
  if (isMissing(failure)) return <SessionMissing />;
  // What is on the screen stays there: a learner who loses the network goes on answering.
  if (failure && !(session.data && questions.data)) {
    const retry = () => {
      void session.refetch();
      void questions.refetch();
    };
    return <PracticeFailure failure={failure} onRetry={retry} />;
  }
  if (!user || !isLoaded || !session.data || !questions.data) return <LoadingText lead={t('onItsWay')} />;
  if (questions.data.items.length === 0) return <SessionMissing />;
  if (session.data.is_completed) return <Navigate to={`/exam-test-results/${id}`} replace />;
  return (
    <PracticeSession key={id} userId={user.id} session={session.data} questions={questions.data.items} />
  );
}
