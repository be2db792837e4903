import { useTranslation } from 'react-i18next';
import { tipsShownBelow } from './band-labels.ts';
import styles from './results-page.module.css';

const tips = ['fluency', 'vocabulary', 'grammar', 'pronunciation'] as const;

interface ImprovementTipsProps {
  band: number | null;
}

export function ImprovementTips({ band }: ImprovementTipsProps) {
  const { t } = useTranslation('results');
  if (band === null || band >= tipsShownBelow) return null;
  return (
    <section className={styles.tips} aria-labelledby="improvement-tips">
      <h2 id="improvement-tips">{t('tipsTitle')}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{t(`tips.${tip}`)}</li>
        ))}
      </ul>
    </section>
  );
}
