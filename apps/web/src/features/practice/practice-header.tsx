import Button from '@mui/material/Button';
import type { Session, SessionQuestion } from '@bandwise/contract/exam-tests';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Logo } from '../../components/logo.tsx';
import styles from './practice-header.module.css';
import type { PracticeProgress } from './use-practice-progress.ts';

interface PracticeHeaderProps {
  session: Session;
  questions: SessionQuestion[];
  progress: PracticeProgress;
  onExit: () => void;
}

/** All that is left of the navigation while a test is taken: where one is, and the way out. */
export function PracticeHeader({ session, questions, progress, onExit }: PracticeHeaderProps) {
  const { t } = useTranslation(['practice', 'exam']);
  const total = questions.length;
  const done = progress.doneOrders.size;
  const place = questions.findIndex(({ id }) => id === progress.current.id) + 1;
  return (
    <header className={styles.header}>
      <div className={`container ${styles.line}`}>
        <span className={styles.logo}>
          <Logo sizePx={32} />
        </span>
        <div className={styles.text}>
          <p className={styles.part}>{t(`exam:partTitle.${session.part}`)}</p>
          <p className={`figures ${styles.position}`}>
            <span>{session.exam_code}</span> · <span>{t('position', { place, total })}</span> ·{' '}
            <span>{t('completedCount', { done })}</span>
          </p>
        </div>
        <Button variant="outlined" className={styles.exit} startIcon={<Icon name="exit" />} onClick={onExit}>
          <span className={styles.exitText}>{t('exit')}</span>
        </Button>
      </div>
      <div className="container">
        <div
          className={styles.segments}
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
        >
          {questions.map(({ id, question_order: order }) => (
            <span key={id} className={segmentLook(order, progress)} />
          ))}
        </div>
      </div>
    </header>
  );
}

function segmentLook(order: number, { doneOrders, current }: PracticeProgress): string | undefined {
  if (order === current.question_order) return styles.now;
  return doneOrders.has(order) ? styles.done : undefined;
}
