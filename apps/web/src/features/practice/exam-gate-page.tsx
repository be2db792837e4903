import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { StateCard } from '../../components/state-card.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useSessionQuery } from '../../lib/exam-tests/exam-tests-api.ts';
import { isMissing } from '../../lib/exam-tests/is-missing.ts';
import { PracticeFailure } from './practice-failure.tsx';

/** Opens the practice while a session is unfinished and its feedback afterwards. */
export default function ExamGatePage() {
  const id = Number(useParams().sessionId);
  const { data, error, refetch } = useSessionQuery(id);
  const failure = error as ApiFailure | undefined;
  if (isMissing(failure)) return <SessionNotFound />;
  if (failure) return <PracticeFailure failure={failure} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText />;
  return <Navigate to={data.is_completed ? `/feedback/${id}` : `/exam-test-practice/${id}`} replace />;
}

function SessionNotFound() {
  const { t } = useTranslation('exam');
  usePageTitle(t('sessionNotFound.title'));
  return (
    <StateCard icon="search" title={t('sessionNotFound.title')} text={t('sessionNotFound.text')}>
      <ButtonLink variant="contained" to="/dashboard">
        {t('backToDashboard')}
      </ButtonLink>
    </StateCard>
  );
}
