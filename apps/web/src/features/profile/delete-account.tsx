import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Section } from './section.tsx';

export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('deleteTitle')} lead={t('deleteLead')}>
      <Button
        variant="outlined"
        startIcon={<Icon name="trash" />}
        sx={{ color: 'error.main' }}
        onClick={() => setIsOpen(true)}
      >
        {t('delete')}
      </Button>
      <DeleteAccountDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  );
}
