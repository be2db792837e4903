import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './home-page.module.css';

const benefits = ['timing', 'sounds', 'safe', 'languages', 'trust', 'free'] as const;

export function Benefits() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.benefits}>
      <div>
        <h2>{t('benefits.heading')}</h2>
        <p className="text2">{t('benefits.lead')}</p>
      </div>
      <ul>
        {benefits.map((name) => (
          <li key={name}>
            <Icon name="check" />
            <div>
              <div className="strong">{t(`benefits.${name}Title`)}</div>
              <div className="body2 text2">{t(`benefits.${name}Text`)}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
