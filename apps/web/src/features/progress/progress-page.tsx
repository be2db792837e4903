import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { OverviewCards } from './overview-cards.tsx';
import { PracticeTime } from './practice-time.tsx';
import styles from './progress-page.module.css';
import { ScoreHistory } from './score-history.tsx';
import { SkillProgress } from './skill-progress.tsx';

export default function ProgressPage() {
  const { t } = useTranslation(['progress', 'exam']);
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <div>
        <BackLink to="/dashboard" label={t('exam:backToDashboard')} />
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <ButtonLink variant="outlined" to="/reports">
            {t('statisticsReport')}
          </ButtonLink>
        </div>
      </div>
      <OverviewCards />
      <ScoreHistory />
      <SkillProgress />
      <PracticeTime />
    </div>
  );
}
