import type { AdminUser } from '@bandwise/contract/users';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip.tsx';
import { EmailAddress } from '../../components/email-address.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatDay } from '../../lib/format.ts';
import styles from './user-table.module.css';

interface UserPartProps {
  user: AdminUser;
}

export function UserAvatar({ user }: UserPartProps) {
  const [initial] = user.fullName.trim();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initial ? initial.toUpperCase() : <Icon name="person" sizePx={16} />}
    </span>
  );
}

export function UserName({ user, isSelf }: UserPartProps & { isSelf: boolean }) {
  const { t } = useTranslation('user-management');
  if (!user.fullName) return <span className={styles.unset}>{t('nameNotSet')}</span>;
  return (
    <>
      <span className="strong">{user.fullName}</span>
      {isSelf && <span className="caption text3"> {t('you')}</span>}
    </>
  );
}

export function UserEmail({ user }: UserPartProps) {
  const { t } = useTranslation('user-management');
  if (user.email === null) return <span className={styles.unset}>{t('emailNotSet')}</span>;
  return <EmailAddress address={user.email} />;
}

export function StatusChip({ user }: UserPartProps) {
  const { t } = useTranslation('user-management');
  if (user.isActive) return <Chip tone="success" icon="check" label={t('active')} />;
  return <Chip icon="block" label={t('disabled')} />;
}

export function RoleChip({ user }: UserPartProps) {
  const { t } = useTranslation('user-management');
  if (user.isAdmin) return <Chip tone="primary" icon="shield" label={t('admin')} />;
  return <Chip icon="person" label={t('user')} />;
}

export function AnonymousChip({ user }: UserPartProps) {
  const { t } = useTranslation('user-management');
  return user.isAnonymous ? <Chip tone="outlined" label={t('anonymous')} /> : null;
}

export function RegisteredDay({ user }: UserPartProps) {
  const { t, i18n } = useTranslation('user-management');
  return formatDay(user.createdAt, i18n.language) ?? <span className={styles.unset}>{t('unknown')}</span>;
}
