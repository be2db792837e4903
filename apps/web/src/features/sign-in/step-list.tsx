import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './auth-card.module.css';

interface StepListProps {
  labels: string[];
  current: number;
}

export function StepList({ labels, current }: StepListProps) {
  const { t } = useTranslation('sign-in');
  return (
    <ol className={styles.steps} aria-label={t('register.steps')}>
      {labels.map((label, index) => {
        const isDone = index < current;
        const state = isDone ? styles.done : index === current ? styles.current : '';
        return (
          <li
            key={label}
            className={`${styles.step} ${state}`}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{isDone ? <Icon name="check" sizePx={16} /> : index + 1}</span>
            {label}
            {isDone && <span className="visually-hidden">({t('register.stepDone')})</span>}
          </li>
        );
      })}
    </ol>
  );
}
