import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { Section } from './section.tsx';

/** Loaded when it is opened first. */
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <Section title={t('deleteTitle')} lead={t('deleteLead')}>
      <Button
        variant="outlined"
        startIcon={<Icon name="trash" />}
        sx={{ color: 'error.main' }}
        onClick={() => setDialog('open')}
      >
        {t('delete')}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <DeleteAccountDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Section>
  );
}
