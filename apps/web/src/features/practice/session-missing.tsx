import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { StateCard } from '../../components/state-card.tsx';
import styles from './practice-page.module.css';

export function SessionMissing() {
  const { t } = useTranslation(['practice', 'exam']);
  return (
    <div className={`container ${styles.missing}`}>
      <StateCard icon="search" title={t('exam:sessionNotFound.title')} text={t('exam:sessionNotFound.text')}>
        <ButtonLink variant="contained" to="/exam-tests">
          {t('backToTests')}
        </ButtonLink>
      </StateCard>
    </div>
  );
}
