import Skeleton from '@mui/material/Skeleton';
import type { User } from '@bandwise/contract/accounts';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../components/on-demand/on-demand.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { sentenceGap } from '../../lib/sentence-gap.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './dashboard-page.module.css';
import { DashboardActions } from './dashboard-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ScoreProgress } from './score-progress.tsx';
import { StatCards } from './stat-cards.tsx';

const Attention = onDemand(() => import('./attention.tsx'));

export default function DashboardPage() {
  const { t, i18n } = useTranslation('dashboard');
  const { user } = useSession();
  usePageTitle(t('title'));
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={`text2 ${styles.lead}`}>
          <span>
            {user ? (
              t('welcome', { name: nameOf(user) ?? t('guest') })
            ) : (
              <Skeleton component="span" width={180} />
            )}
          </span>
          {sentenceGap(i18n.language)}
          <span>{t('welcomeLead')}</span>
        </p>
        <DashboardActions />
      </div>
      {user?.isAdmin && <Attention />}
      <StatCards />
      <div className={styles.columns}>
        <RecentActivity />
        <ScoreProgress />
      </div>
    </>
  );
}

function nameOf(user: User): string | null {
  if (user.isAnonymous) return null;
  return user.fullName || user.username || null;
}
