import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './waiting.module.css';

const bars = [1, 2, 3, 4];

interface ScoringAnimationProps {
  onClose: () => void;
}

/** The four bars of the mark at work; still where motion is not wanted. Escape leads to the card behind it. */
export function ScoringAnimation({ onClose }: ScoringAnimationProps) {
  const { t } = useTranslation('feedback');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.scoring} aria-labelledby="scoring" onClose={onClose}>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} />
        ))}
      </div>
      <p id="scoring" className={styles.scoringTitle}>
        {t('scoring.title')}
      </p>
      <p className="text2">{t('scoring.text')}</p>
    </dialog>
  );
}
