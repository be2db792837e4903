import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import type { StepType } from './coaching-plan.ts';
import styles from './coaching.module.css';

interface StepFooterProps {
  step: StepType;
  isDone: boolean;
  onNext: () => void;
  onPractise: () => void;
}

/** A practice step advances by itself after a successful evaluation, so that it has no Next; one that is done has Continue. */
export function StepFooter({ step, isDone, onNext, onPractise }: StepFooterProps) {
  const { t } = useTranslation('coaching');
  if (step === 'practice' && !isDone) return null;
  return (
    <div className={styles.footer}>
      {step === 'compare' && (
        <Button variant="outlined" startIcon={<Icon name="microphone" />} onClick={onPractise}>
          {t('tryAgain')}
        </Button>
      )}
      <Button
        className={styles.next}
        variant="contained"
        endIcon={<Icon name="arrowRight" />}
        onClick={onNext}
      >
        {isDone ? t('continue') : t('next')}
      </Button>
    </div>
  );
}
