import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AnonymousInvitation } from './anonymous-invitation.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import styles from './profile-page.module.css';
import { ProfileForm } from './profile-form.tsx';

const snackbarMs = 6000;

export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const [success, setSuccess] = useState<string | null>(null);
  usePageTitle(t('title'));
  if (user?.isAnonymous) return <AnonymousInvitation />;

  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.cards}>
        <div className={styles.column}>
          <ProfileForm
            key={`${user?.fullName ?? ''} ${user?.email ?? ''}`}
            user={user}
            onSaved={setSuccess}
          />
          {user?.pendingEmail && (
            <PendingEmail
              key={user.pendingEmail}
              user={user}
              email={user.pendingEmail}
              onChanged={setSuccess}
            />
          )}
          <DownloadData />
        </div>
        <div className={styles.column}>
          <PasswordForm onChanged={setSuccess} />
          <DeleteAccount />
        </div>
      </div>
      <Snackbar
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        open={success !== null}
        autoHideDuration={snackbarMs}
        onClose={() => setSuccess(null)}
      >
        <div>
          <Notice tone="success">{success}</Notice>
        </div>
      </Snackbar>
    </>
  );
}
