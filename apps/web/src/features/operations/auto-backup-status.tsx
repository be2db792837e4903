import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip.tsx';
import { formatDayTime } from '../../lib/format.ts';
import { NoFigure } from './no-figure.tsx';
import { useBackupStatusQuery } from './operations-api.ts';
import styles from './operations.module.css';
import { Section } from './section.tsx';

export function AutoBackupStatus() {
  const { t, i18n } = useTranslation('operations');
  const { data, isError } = useBackupStatusQuery(undefined);
  const waiting = <NoFigure isFailed={isError} widthPx={80} />;
  const isRunning = data?.scheduler_status === 'running';
  return (
    <Section title={t('auto.title')}>
      <dl className={`card ${styles.flat} ${styles.status}`} aria-busy={!data && !isError}>
        <div>
          <dt className="body2 text2">{t('auto.backup')}</dt>
          <dd>
            {data ? (
              <State isOn={data.auto_backup_enabled} on={t('auto.enabled')} off={t('auto.disabled')} />
            ) : (
              waiting
            )}
          </dd>
        </div>
        <div>
          <dt className="body2 text2">{t('auto.scheduler')}</dt>
          <dd>
            {data ? <State isOn={isRunning} on={t('auto.running')} off={t('auto.stopped')} /> : waiting}
          </dd>
        </div>
        <div>
          <dt className="body2 text2">{t('auto.next')}</dt>
          <dd>{data ? nextTime(data.next_backup_time) : waiting}</dd>
        </div>
      </dl>
    </Section>
  );

  function nextTime(time: string | null): string {
    return time === null ? t('auto.notScheduled') : formatDayTime(time, i18n.language);
  }
}

function State({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return isOn ? <Chip tone="success" icon="check" label={on} /> : <Chip icon="block" label={off} />;
}
