import type { SessionItem } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './button-link.tsx';

interface SessionLinkProps {
  session: Pick<SessionItem, 'id' | 'exam_code' | 'is_completed'>;
}

/** On to the feedback of a session, or back into its practice. */
export function SessionLink({ session }: SessionLinkProps) {
  const { t } = useTranslation('exam');
  const { id, exam_code: code, is_completed: isCompleted } = session;
  return isCompleted ? (
    <ButtonLink variant="text" size="small" to={`/feedback/${id}`} aria-label={t('viewFeedbackOf', { code })}>
      {t('viewFeedback')}
    </ButtonLink>
  ) : (
    <ButtonLink
      variant="soft"
      size="small"
      to={`/exam-test-practice/${id}`}
      aria-label={t('continuePracticeOf', { code })}
    >
      {t('continuePractice')}
    </ButtonLink>
  );
}
