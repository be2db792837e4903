import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { stepTypes, type StepType } from './coaching-plan.ts';
import { isDone, isOpen, type CoachingProgress } from './coaching-progress.ts';
import styles from './step-bar.module.css';

interface StepBarProps {
  progress: CoachingProgress;
  onChoose: (step: StepType) => void;
}

/** The steps in their order; one can be opened again, none can be skipped. */
export function StepBar({ progress, onChoose }: StepBarProps) {
  const { t } = useTranslation('coaching');
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {stepTypes.map((step, index) => {
        const done = isDone(progress, step);
        const isCurrent = step === progress.step;
        return (
          <li
            key={step}
            className={`${styles.step} ${done ? styles.done : ''} ${isCurrent ? styles.current : ''}`}
          >
            <button
              type="button"
              disabled={!isOpen(progress, step)}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              {done ? (
                <Icon name="check" sizePx={16} strokeWidth={2} />
              ) : (
                <span className={styles.number}>{index + 1}</span>
              )}
              {t(`steps.${step}`)}
              {done && <span className="visually-hidden">{t('steps.done')}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
