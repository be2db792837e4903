import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../components/back-link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { isMissing } from '../../lib/exam-tests/is-missing.ts';
import { useSessionFeedbackQuery } from '../../lib/feedback/feedback-api.ts';
import { chooseSounds, chooseWords } from './coaching-plan.ts';
import { CoachingSession } from './coaching-session.tsx';
import styles from './coaching.module.css';
import { NoAnalysis, NoWords } from './nothing-to-coach.tsx';

export default function CoachingPage() {
  const { t } = useTranslation(['coaching', 'common']);
  const sessionId = Number(useParams().sessionId);
  const [search] = useSearchParams();
  const { data: feedback, error, refetch } = useSessionFeedbackQuery(sessionId);
  usePageTitle(t('title'));

  const failure = error as ApiFailure | undefined;
  if (isMissing(failure)) return <NoAnalysis sessionId={sessionId} />;
  if (failure && !feedback)
    return (
      <div className={styles.failure}>
        <h1>{t('title')}</h1>
        <FailureNotice failure={failure} fallback={t('loadFailed')} />
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('common:action.tryAgain')}
        </Button>
      </div>
    );
  if (!feedback) return <LoadingText lead={t('onItsWay')} />;
  const words = chooseWords(feedback.word_level_feedback, search.get('word'));
  if (words.length === 0) return <NoWords sessionId={sessionId} />;
  return (
    <>
      <BackLink to={`/feedback/${sessionId}`} label={t('back')} />
      <CoachingSession
        key={feedback.id}
        sessionId={sessionId}
        words={words}
        sounds={chooseSounds(feedback)}
        asked={search.get('word')}
      />
    </>
  );
}
