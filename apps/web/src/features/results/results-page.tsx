import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoadingText } from '../../components/loading-text.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useSessionQuery, useSessionQuestionsQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { isMissing } from '../../lib/exam-tests/is-missing.ts';
import { ResultsFailure } from './results-failure.tsx';
import { ResultsNotFound } from './results-not-found.tsx';
import { ResultsView } from './results-view.tsx';

export default function ResultsPage() {
  const { t } = useTranslation('results');
  const id = Number(useParams().sessionId);
  const session = useSessionQuery(id);
  const questions = useSessionQuestionsQuery(id);
  usePageTitle(t('title'));

  const failure = (session.error ?? questions.error) as ApiFailure | undefined;
  if (isMissing(failure)) return <ResultsNotFound />;
  if (failure) {
    const retry = () => {
      void session.refetch();
      void questions.refetch();
    };
    return <ResultsFailure failure={failure} onRetry={retry} />;
  }
  if (!session.data || !questions.data) return <LoadingText lead={t('onItsWay')} />;
  return (
    <ResultsView
      session={session.data}
      questions={questions.data.items}
      onScored={() => void session.refetch()}
    />
  );
}
