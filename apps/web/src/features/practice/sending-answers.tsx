import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ProgressLine } from '../../components/progress-line.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { refreshOutbox } from '../../lib/outbox/outbox-state.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { forgetNotes } from './notes-storage.ts';
import styles from './practice-page.module.css';
import { useHeadingFocus } from './use-heading-focus.ts';

interface SendingAnswersProps {
  userId: number;
  sessionId: number;
}

/** After the last answer: waits until the server has all of them, then leads to the feedback. */
export function SendingAnswers({ userId, sessionId }: SendingAnswersProps) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const { answers, isStuck } = useOutbox();
  const [isFresh, setIsFresh] = useState(false);
  const heading = useHeadingFocus();
  const left = answers.filter((answer) => answer.sessionId === sessionId && answer.state !== 'draft').length;

  useEffect(() => {
    void refreshOutbox(userId).then(() => setIsFresh(true));
  }, [userId]);

  useEffect(() => {
    if (!isFresh || left > 0) return;
    forgetNotes(sessionId);
    void navigate(`/feedback/${sessionId}`, { replace: true });
  }, [isFresh, left, navigate, sessionId]);

  return (
    <div className={styles.column}>
      <div className={`card ${styles.sending}`}>
        <h1 ref={heading} tabIndex={-1}>
          {t('sending.title')}
        </h1>
        <p className="text2" role="status">
          {isStuck ? t('sending.stuck') : t('sending.text')}
        </p>
        <p className="figures strong">{t('sending.left', { total: left })}</p>
        <ProgressLine share={1 / (1 + left)} label={t('sending.title')} />
        {isStuck && (
          <ButtonLink variant="outlined" to="/exam-tests">
            {t('backToTests')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
