import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { coachingLimits } from '@bandwise/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../lib/format.ts';
import styles from './coaching.module.css';

interface CompletedDialogProps {
  scores: { word: string; before: number; now: number }[];
  onRestart: () => void;
  onClose: () => void;
}

export function CompletedDialog({ scores, onRestart, onClose }: CompletedDialogProps) {
  const { t, i18n } = useTranslation(['coaching', 'common']);
  const id = useId();
  const reached = scores.filter(({ now }) => now >= coachingLimits.targetScore).length;
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
                before: formatPercent(before, i18n.language),
                now: formatPercent(now, i18n.language),
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.dialogButtons}>
        <Button variant="text" onClick={onRestart}>
          {t('restart')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
    </Dialog>
  );
}
