import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { coachingLimits } from '@bandwise/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { formatPercent } from '../../lib/format.ts';
import styles from './coaching.module.css';

interface CompletedDialogProps {
  /** Null where there is none. */
  scores: { word: string; before: number | null; now: number | null }[];
  onRestart: () => void;
  onClose: () => void;
}

export function CompletedDialog({ scores, onRestart, onClose }: CompletedDialogProps) {
  const { t, i18n } = useTranslation(['coaching', 'common']);
  const id = useId();
  const percent = (score: number | null) => (score === null ? '–' : formatPercent(score, i18n.language));
  const reached = scores.filter(({ now }) => now !== null && now >= coachingLimits.targetScore).length;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <h2 id={id}>{t('completed.title')}</h2>
      <p className={`text2 ${styles.dialogText}`}>
        {t('completed.text', { reached, total: scores.length, target: coachingLimits.targetScore })}
      </p>
      <ul className={styles.results}>
        {scores.map(({ word, before, now }) => (
          <li key={word}>
            <span lang="en">{word}</span>
            <span className="figures text2">
              {t('completed.change', {
                before: percent(before),
                now: percent(now),
              })}
            </span>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button variant="text" onClick={onRestart}>
          {t('restart')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
