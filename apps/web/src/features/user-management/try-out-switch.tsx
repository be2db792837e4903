import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { notifyFailure } from '../../lib/notify-failure.ts';
import { notify } from '../../lib/notify.ts';
import { useSetSignInOptionsMutation, useSignInOptionsQuery } from './users-api.ts';
import styles from './users-page.module.css';

export function TryOutSwitch() {
  const { t } = useTranslation('user-management');
  const id = useId();
  const { data } = useSignInOptionsQuery(undefined);
  const [save, { isLoading }] = useSetSignInOptionsMutation();

  async function change(isEnabled: boolean) {
    const { error } = await save({ anonymous_enabled: isEnabled });
    if (error) notifyFailure(error as ApiFailure, t('tryOut.failed'));
    else notify('success', isEnabled ? t('tryOut.turnedOn') : t('tryOut.turnedOff'));
  }

  return (
    <div className={`card ${styles.tryOut}`}>
      <div>
        <h2 id={`${id}-title`}>{t('tryOut.title')}</h2>
        <p id={`${id}-text`} className="body2 text2">
          {t('tryOut.text')}
        </p>
      </div>
      <Switch
        checked={data?.anonymous_enabled ?? false}
        disabled={!data || isLoading}
        onChange={(_, isEnabled) => void change(isEnabled)}
        slotProps={{ input: { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` } }}
      />
    </div>
  );
}
