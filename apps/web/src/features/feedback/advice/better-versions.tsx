import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { IssueList } from '../../../components/issue-list.tsx';
import styles from './advice.module.css';

interface BetterVersionsProps {
  versions: Feedback['better_versions'];
  issues: Feedback['issues'];
}

/** The learner's own sentences said again, and the slips behind them. */
export function BetterVersions({ versions, issues }: BetterVersionsProps) {
  const { t } = useTranslation(['feedback', 'exam']);
  if (versions.length === 0 && issues.length === 0) return null;
  return (
    <div className={`card ${styles.better}`}>
      {versions.length > 0 && <h3>{t('advice.better')}</h3>}
      {versions.map(({ said, better, why }) => (
        <dl key={said}>
          <dt>{t('advice.said')}</dt>
          <dd className="text2" lang="en">
            {said}
          </dd>
          <dt>{t('exam:better')}</dt>
          <dd className="strong" lang="en">
            {better}
          </dd>
          {why && (
            <>
              <dt>{t('advice.why')}</dt>
              <dd className="body2" lang="en">
                {why}
              </dd>
            </>
          )}
        </dl>
      ))}
      {issues.length > 0 && <h3>{t('advice.issues')}</h3>}
      <IssueList issues={issues} />
    </div>
  );
}
