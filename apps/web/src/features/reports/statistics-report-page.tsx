import type { ScoredSession, SkillProgress } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import {
  useScoreHistoryQuery,
  useSkillProgressQuery,
  useUserStatsQuery,
} from '../../lib/progress/progress-api.ts';
import { PrintButton } from './print-button.tsx';
import { ReportFailure, ReportMissing, ReportSkeleton } from './report-states.tsx';
import { ReportText } from './report-text.tsx';
import styles from './reports.module.css';
import type { Stats } from './statistics-cards.tsx';
import { DurationCard, HistoryCard, SkillsCard, TotalsCard } from './statistics-cards.tsx';

/** Section 2 of the specification. */
const skillsShown = 3;
const scoresShown = 5;

export default function StatisticsReportPage() {
  const { t } = useTranslation(['reports', 'progress']);
  const stats = useUserStatsQuery(undefined);
  const skills = useSkillProgressQuery(undefined);
  const history = useScoreHistoryQuery({ limit: scoresShown });
  usePageTitle(t('statisticsTitle'));
  const isFailed = stats.isError || skills.isError || history.isError;
  const hasPractised = stats.data !== undefined && stats.data.totalSessions > 0;
  return (
    <>
      <BackLink to="/progress" label={t('progress:title')} />
      <div className={styles.head}>
        <h1>
          <ReportText name="statisticsTitle" />
        </h1>
        {hasPractised && !isFailed && (
          <div className={styles.actions}>
            <PrintButton />
          </div>
        )}
      </div>
      {isFailed ? (
        <ReportFailure />
      ) : stats.data && skills.data && history.data ? (
        <Statistics
          stats={stats.data}
          skills={skills.data.items.slice(0, skillsShown)}
          scores={history.data.items.slice(0, scoresShown)}
        />
      ) : (
        <ReportSkeleton cards={4} />
      )}
    </>
  );
}

interface StatisticsProps {
  stats: Stats;
  skills: SkillProgress[];
  scores: ScoredSession[];
}

function Statistics({ stats, skills, scores }: StatisticsProps) {
  if (stats.totalSessions === 0) return <ReportMissing reason="statsUnavailable" />;
  return (
    <div className={styles.cards}>
      <TotalsCard stats={stats} />
      <DurationCard stats={stats} />
      <SkillsCard skills={skills} />
      <HistoryCard scores={scores} />
    </div>
  );
}
