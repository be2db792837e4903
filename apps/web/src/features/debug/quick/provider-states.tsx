import type { Health } from '@bandwise/contract/debug-health';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chip.tsx';
import type { ChipTone } from '../../../components/chip.tsx';
import debugStyles from '../debug.module.css';
import { useJobName } from '../job-name.ts';
import { LogTime } from '../log-time.tsx';
import { ResponseTime } from '../response-time.tsx';
import styles from './quick.module.css';

type Provider = Health['providers'][number];

const tones: Record<Provider['state'], ChipTone> = {
  embedded: 'plain',
  not_asked_yet: 'plain',
  working: 'success',
  failing: 'error',
};

interface ProviderStatesProps {
  providers: readonly Provider[];
}

/** Which engine does each kind of work. */
export function ProviderStates({ providers }: ProviderStatesProps) {
  const { t } = useTranslation('debug');
  const jobName = useJobName();
  if (providers.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{t('health.engines')}</h3>
      <ul className={styles.engines}>
        {providers.map(({ job, provider, state, last_call_at: at, response_time: ms, error }) => (
          <li key={job}>
            <span className="strong">{jobName(job)}</span>
            <span className={debugStyles.mono}>{provider}</span>
            <Chip tone={tones[state]} label={t(`health.engine.${state}`)} />
            {at !== null && (
              <span className="caption text2 figures">
                <LogTime at={at} />
              </span>
            )}
            {ms !== null && <ResponseTime ms={ms} />}
            {error !== null && (
              <span className={`caption ${styles.problem}`} lang="en">
                {error}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
