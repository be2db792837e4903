import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useGenerateFeedbackMutation } from '../../lib/feedback/feedback-api.ts';
import { notifyFailure } from '../../lib/notify-failure.ts';

interface FeedbackFailedProps {
  sessionId: number;
  /** The feedback is being written again. */
  onAsked: () => void;
}

export function FeedbackFailed({ sessionId, onAsked }: FeedbackFailedProps) {
  const { t } = useTranslation(['feedback', 'exam', 'common']);
  const [generate, { isLoading }] = useGenerateFeedbackMutation();

  async function retry() {
    const { error } = await generate(sessionId);
    if (error) notifyFailure(error as ApiFailure, t('generateFailed'));
    else onAsked();
  }

  return (
    <StateCard icon="alert" tone="error" title={t('failed.title')} text={t('failed.text')}>
      <BusyButton
        variant="contained"
        isBusy={isLoading}
        busyLabel={t('failed.busy')}
        onClick={() => void retry()}
      >
        {t('common:action.tryAgain')}
      </BusyButton>
      <ButtonLink variant="outlined" to="/dashboard">
        {t('exam:backToDashboard')}
      </ButtonLink>
    </StateCard>
  );
}
