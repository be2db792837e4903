import type { ScoredSession, SkillProgress, getUserStats } from '@bandwise/contract/progress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandChip } from '../../components/band-chip.tsx';
import { Fact } from '../../components/fact.tsx';
import type { Reply } from '../../lib/api-client.ts';
import { formatBand, formatDay, formatNumber } from '../../lib/format.ts';
import type { ReportTextName } from './report-text.tsx';
import { ReportText } from './report-text.tsx';
import styles from './reports.module.css';

export type Stats = Reply<typeof getUserStats>;

interface CardProps {
  title: ReportTextName;
  children: ReactNode;
}

function Card({ title, children }: CardProps) {
  return (
    <section className="card" aria-labelledby={`report-${title}`}>
      <h2 id={`report-${title}`}>
        <ReportText name={title} />
      </h2>
      {children}
    </section>
  );
}

interface StatsCardProps {
  stats: Stats;
}

export function TotalsCard({ stats }: StatsCardProps) {
  const { t, i18n } = useTranslation('reports');
  const band = (value: number | null) => (value === null ? t('notAvailable') : formatBand(value));
  return (
    <Card title="totals">
      <dl className={styles.facts}>
        <Fact name={<ReportText name="totalSessions" />}>
          {formatNumber(stats.totalSessions, i18n.language)}
        </Fact>
        <Fact name={<ReportText name="completedSessions" />}>
          {formatNumber(stats.completedSessions, i18n.language)}
        </Fact>
        <Fact name={<ReportText name="averageScore" />}>{band(stats.averageScore)}</Fact>
        <Fact name={<ReportText name="highestScore" />}>{band(stats.highestScore)}</Fact>
      </dl>
    </Card>
  );
}

export function DurationCard({ stats }: StatsCardProps) {
  const { t, i18n } = useTranslation('reports');
  const { totalPracticeMinutes: minutes, lastPracticeDate: last } = stats;
  return (
    <Card title="duration">
      <dl className={styles.facts}>
        <Fact name={<ReportText name="totalMinutes" />}>
          {t('minutes', { minutes: formatNumber(minutes, i18n.language) })}
        </Fact>
        <Fact name={<ReportText name="lastPractice" />}>
          {last ? formatDay(last, i18n.language) : <ReportText name="noRecord" />}
        </Fact>
      </dl>
    </Card>
  );
}

interface SkillsCardProps {
  skills: SkillProgress[];
}

export function SkillsCard({ skills }: SkillsCardProps) {
  const { t } = useTranslation('scores');
  return (
    <Card title="skills">
      {skills.length === 0 && <NoRecord />}
      <dl className={styles.facts}>
        {skills.map(({ criterion, currentLevel }) => (
          <Fact key={criterion} name={t(`skill.${criterion}`)}>
            <BandChip band={currentLevel} />
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

interface HistoryCardProps {
  scores: ScoredSession[];
}

export function HistoryCard({ scores }: HistoryCardProps) {
  const { i18n } = useTranslation();
  return (
    <Card title="scoreHistory">
      {scores.length === 0 && <NoRecord />}
      <dl className={styles.facts}>
        {scores.map(({ session_id: id, date, overallScore }) => (
          <Fact key={id} name={formatDay(date, i18n.language)}>
            <BandChip band={overallScore} />
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function NoRecord() {
  return (
    <p className={`text2 ${styles.none}`}>
      <ReportText name="noRecord" />
    </p>
  );
}
