import type { Feedback } from '@bandwise/contract/feedback';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chip.tsx';
import styles from './advice.module.css';

interface BetterVersionsProps {
  versions: Feedback['better_versions'];
  issues: Feedback['issues'];
}

/** The learner's own sentences said again, and the slips behind them. */
export function BetterVersions({ versions, issues }: BetterVersionsProps) {
  const { t, i18n } = useTranslation('feedback');
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
          <dt>{t('advice.instead')}</dt>
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
      <ul className={styles.issues} lang="en">
        {issues.map(({ type, excerpt, fix }) => (
          <li key={`${excerpt} ${fix}`}>
            <Chip label={type} />
            <span className="text2">“{excerpt}”</span>
            <span aria-hidden="true">→</span>
            <span className="visually-hidden" lang={i18n.language}>
              {t('advice.instead')}
            </span>
            <span className="strong">“{fix}”</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
