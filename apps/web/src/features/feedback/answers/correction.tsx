import Button from '@mui/material/Button';
import { transcriptMaxLength } from '@bandwise/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { useCorrectTranscriptMutation } from '../../../lib/feedback/feedback-api.ts';
import { notify } from '../../../lib/notify.ts';
import styles from './answers.module.css';

interface CorrectionProps {
  sessionId: number;
  audioId: number;
  text: string;
  /** It was taken: the answer is being judged again. */
  onCorrected: () => void;
}

/** The learner knows what was said; where we misheard it, they can say so. */
export function Correction({ sessionId, audioId, text, onCorrected }: CorrectionProps) {
  const { t } = useTranslation(['feedback', 'common']);
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [correct, { isLoading, error }] = useCorrectTranscriptMutation();

  if (draft === null)
    return (
      <div className={styles.textButton}>
        <Button
          variant="text"
          size="small"
          startIcon={<Icon name="pencil" sizePx={16} />}
          onClick={() => setDraft(text)}
        >
          {t('correction.open')}
        </Button>
      </div>
    );

  async function save() {
    const { data } = await correct({ sessionId, audioId, text: draft?.trim() ?? '' });
    if (!data) return;
    notify('success', t('correction.taken'));
    onCorrected();
  }

  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="body2 strong">
        {t('correction.label')}
      </label>
      <TextInput
        id={id}
        multiline
        minRows={4}
        sx={{ paddingBlock: '10px' }}
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        slotProps={{
          input: { lang: 'en', maxLength: transcriptMaxLength, 'aria-describedby': `${id}-hint` },
        }}
      />
      <p id={`${id}-hint`} className="caption text2">
        {t('correction.hint')}
      </p>
      {error && <FailureNotice failure={error as ApiFailure} fallback={t('correction.failed')} />}
      <div className={styles.correctionActions}>
        <Button variant="outlined" onClick={() => setDraft(null)}>
          {t('common:action.cancel')}
        </Button>
        <BusyButton
          type="submit"
          variant="contained"
          disabled={draft.trim() === ''}
          isBusy={isLoading}
          busyLabel={t('correction.busy')}
        >
          {t('correction.save')}
        </BusyButton>
      </div>
    </form>
  );
}
