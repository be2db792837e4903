import { useTranslation } from 'react-i18next';
import { formatNumber, formatTime } from '../../lib/format.ts';
import { NoFigure } from './no-figure.tsx';
import { useSystemStatsQuery } from './operations-api.ts';
import styles from './operations.module.css';
import { Section } from './section.tsx';

/** A failure to load is only logged, by the browser: the rest of the page is of use without it. */
export function SystemStatistics() {
  const { t, i18n } = useTranslation('operations');
  const { data, isError } = useSystemStatsQuery(undefined);
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Section title={t('stats.title')}>
      <dl className={`card ${styles.flat} ${styles.stats}`} aria-busy={!data && !isError}>
        <div>
          <dt className="caption text2">{t('stats.users')}</dt>
          <dd>{data ? number(data.total_users) : <NoFigure isFailed={isError} widthPx={60} />}</dd>
        </div>
        <div>
          <dt className="caption text2">{t('stats.tests')}</dt>
          <dd>{data ? number(data.total_exams) : <NoFigure isFailed={isError} widthPx={60} />}</dd>
        </div>
        <div>
          <dt className="caption text2">{t('stats.database')}</dt>
          <dd>
            {data ? (
              <Amount value={number(data.database_size)} unit="MB" />
            ) : (
              <NoFigure isFailed={isError} widthPx={90} />
            )}
          </dd>
        </div>
        <div>
          <dt className="caption text2">{t('stats.disk')}</dt>
          <dd>
            {data ? (
              <Amount value={number(data.disk_usage)} unit="GB" />
            ) : (
              <NoFigure isFailed={isError} widthPx={90} />
            )}
            {data && <span className={styles.free}>{t('stats.free', { free: number(data.disk_free) })}</span>}
          </dd>
        </div>
        <div>
          <dt className="caption text2">{t('stats.lastBackup')}</dt>
          <dd>{data ? <Moment at={data.last_backup} /> : <NoFigure isFailed={isError} widthPx={90} />}</dd>
        </div>
      </dl>
    </Section>
  );
}

const Amount = ({ value, unit }: { value: string; unit: string }) => (
  <>
    {value}
    <small>{unit}</small>
  </>
);

function Moment({ at }: { at: string | null }) {
  const { t, i18n } = useTranslation('operations');
  if (at === null) return t('stats.never');
  const language = i18n.language === 'en' ? 'en-US' : i18n.language;
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(new Date(at));
  return (
    <>
      {day}
      <small>{formatTime(at, i18n.language)}</small>
    </>
  );
}
