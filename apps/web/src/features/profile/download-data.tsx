import type { exportMyData } from '@bandwise/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { send } from '../../lib/api-client.ts';
import { failureOf } from '../../lib/api-failure.ts';
import { notifyFailure } from '../../lib/notify-failure.ts';
import { notify } from '../../lib/notify.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Section } from './section.tsx';

const archiveName = 'bandwise-my-data.zip';

export function DownloadData() {
  const { t } = useTranslation('profile');
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      saveFile(await send<typeof exportMyData>('GET', '/users/me/export', {}), archiveName);
      notify('success', t('downloaded'));
    } catch (error) {
      notifyFailure(failureOf(error), t('downloadFailed'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Section title={t('dataTitle')} lead={t('dataLead')}>
      <BusyButton
        variant="outlined"
        startIcon={<Icon name="download" />}
        isBusy={isBusy}
        busyLabel={t('downloading')}
        onClick={() => void download()}
      >
        {t('download')}
      </BusyButton>
    </Section>
  );
}
