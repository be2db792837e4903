import type { ScoredSession } from '@bandwise/contract/progress';
import { useTranslation } from 'react-i18next';
import { formatBand, formatDay } from '../../lib/format.ts';
import styles from './score-table.module.css';
import { bandOf, scoreLines } from './score-lines.ts';

interface ScoreTableProps {
  /** As they are shown, from above. */
  scores: ScoredSession[];
  label: string;
}

/** The figures behind the charts. */
export function ScoreTable({ scores, label }: ScoreTableProps) {
  const { t, i18n } = useTranslation('scores');
  return (
    <div className={styles.wrap} tabIndex={0} role="region" aria-label={label}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col" className={styles.test}>
              {t('test')}
            </th>
            {scoreLines.map((line) => (
              <th key={line} scope="col">
                {t(line)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={score.session_id}>
              <td className="figures">{formatDay(score.date, i18n.language)}</td>
              <td className={styles.test}>{score.exam_code}</td>
              {scoreLines.map((line) => {
                const band = bandOf(score, line);
                return (
                  <td key={line} className={`figures ${line === 'overall' ? 'strong' : ''}`}>
                    {band === null ? '–' : formatBand(band)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
