import type { ScoringEvent } from '@bandwise/contract/test-records';
import { useTranslation } from 'react-i18next';
import { formatDayTimeSeconds } from '../../../../lib/format.ts';
import styles from '../admin.module.css';
import { ErrorText } from '../error-text.tsx';

interface ScoringHistoryProps {
  events: ScoringEvent[];
}

/** What went wrong and who asked again, oldest first. */
export function ScoringHistory({ events }: ScoringHistoryProps) {
  const { t, i18n } = useTranslation('test-records');
  return (
    <div>
      <h3>{t('scoring.history')}</h3>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <span className="caption text2 figures">
              {formatDayTimeSeconds(event.timestamp, i18n.language)}
            </span>
            <div>
              {t(`scoring.event.${event.event}`, {
                order: event.question_order,
                attempt: event.attempt,
                user: event.user_id === null ? t('scoring.deletedUser') : `#${event.user_id}`,
              })}
              <ErrorText error={event.reason} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
