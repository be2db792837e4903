import { useTranslation } from 'react-i18next';
import { formatBand, formatDay } from '../../lib/format.ts';
import type { ScoredSession } from './dashboard-api.ts';
import styles from './dashboard-page.module.css';

interface ScoreTableProps {
  scores: ScoredSession[];
}

export function ScoreTable({ scores }: ScoreTableProps) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <div className={styles.tableWrap} tabIndex={0} role="region" aria-label={t('scoreProgress')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('tableDate')}</th>
            <th scope="col">{t('tableTest')}</th>
            <th scope="col">{t('tableBand')}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={score.session_id}>
              <td>{formatDay(score.date, i18n.language)}</td>
              <td>{score.exam_code}</td>
              <td className="figures">{formatBand(score.overallScore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
