import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './home-page.module.css';

const pitches = [
  { name: 'questions', icon: 'book' },
  { name: 'feedback', icon: 'spark' },
  { name: 'progress', icon: 'chart' },
] as const;

export function Pitches() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="pitches">
      <h2 id="pitches" className="visually-hidden">
        {t('pitches.heading')}
      </h2>
      <div className={styles.pitches}>
        {pitches.map(({ name, icon }) => (
          <div key={name} className={`card ${styles.pitch}`}>
            <div className={styles.tile}>
              <Icon name={icon} sizePx={24} />
            </div>
            <h3>{t(`pitches.${name}Title`)}</h3>
            <p className="body2 text2">{t(`pitches.${name}Text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
