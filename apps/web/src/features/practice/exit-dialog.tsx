import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { useUpdateSessionMutation } from '../../lib/exam-tests/exam-tests-api.ts';
import { notify } from '../../lib/notify.ts';
import styles from './practice-page.module.css';

interface ExitDialogProps {
  sessionId: number;
  currentOrder: number;
  onStay: () => void;
}

export function ExitDialog({ sessionId, currentOrder, onStay }: ExitDialogProps) {
  const { t } = useTranslation('practice');
  const titleId = useId();
  const navigate = useNavigate();
  const [update, { isLoading }] = useUpdateSessionMutation();
  const [isGoing, setIsGoing] = useState(false);

  /** The learner wants to leave, so they leave, whether or not the place could be noted. */
  async function leave() {
    setIsGoing(true);
    const { error } = await update({
      id: sessionId,
      status: 'paused',
      current_question_order: currentOrder,
    });
    if (error) notify('error', t('saveFailed'));
    void navigate('/exam-tests');
  }

  return (
    <Dialog open onClose={onStay} role="alertdialog" fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('exitDialog.title')}</h2>
      <p className={`text2 ${styles.dialogText}`}>{t('exitDialog.text')}</p>
      <DialogButtons onCancel={onStay}>
        <BusyButton
          variant="contained"
          isBusy={isLoading || isGoing}
          busyLabel={t('exitDialog.busy')}
          onClick={() => void leave()}
        >
          {t('exit')}
        </BusyButton>
      </DialogButtons>
    </Dialog>
  );
}
