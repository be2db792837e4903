import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';
import { WaitLine } from '../../components/wait-line.tsx';
import { failureHint, failureText } from '../../lib/failure-text.ts';
import type { FeedbackView } from './use-feedback-report.ts';

interface FeedbackStateProps {
  view: Extract<FeedbackView, { kind: 'not found' | 'in progress' | 'delayed' | 'unreachable' }>;
  onRetry: () => void;
}

/** Why there is no report to see, and what to do about it. */
export function FeedbackState({ view, onRetry }: FeedbackStateProps) {
  const { t } = useTranslation(['feedback', 'exam', 'common']);
  const toDashboard = (
    <ButtonLink variant={view.kind === 'not found' ? 'contained' : 'outlined'} to="/dashboard">
      {t('exam:backToDashboard')}
    </ButtonLink>
  );
  const retry = (
    <Button variant="contained" onClick={onRetry}>
      {t('common:action.tryAgain')}
    </Button>
  );
  switch (view.kind) {
    case 'not found':
      return (
        <StateCard icon="search" title={t('notFound.title')} text={t('exam:sessionNotFound.text')}>
          {toDashboard}
        </StateCard>
      );
    case 'in progress':
      return (
        <StateCard icon="clock" title={t('inProgress.title')} text={t('inProgress.text')}>
          <ButtonLink variant="contained" to={`/exam-test-practice/${view.session.id}`}>
            {t('exam:continuePractice')}
          </ButtonLink>
          {toDashboard}
        </StateCard>
      );
    case 'delayed':
      return (
        <StateCard
          icon="hourglass"
          title={t('delayed.title')}
          text={t('delayed.text')}
          note={<WaitLine wait={view.wait} />}
        >
          {retry}
          {toDashboard}
        </StateCard>
      );
    case 'unreachable': {
      const fallback = view.isFeedback ? t('fetchFailed') : t('loadFailed');
      return (
        <StateCard
          icon="alert"
          tone="error"
          title={failureText(view.failure, fallback)}
          text={failureHint(view.failure) ?? t('loadFailedText')}
        >
          {retry}
          {toDashboard}
        </StateCard>
      );
    }
  }
}
