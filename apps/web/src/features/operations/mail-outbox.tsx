import Button from '@mui/material/Button';
import type { OutboxMail } from '@bandwise/contract/operations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip.tsx';
import { EmailAddress } from '../../components/email-address.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatDayTime } from '../../lib/format.ts';
import { MailDialog } from './mail-dialog.tsx';
import { useOutboxQuery } from './operations-api.ts';
import styles from './operations.module.css';
import { Section } from './section.tsx';

export function MailOutbox() {
  const { t } = useTranslation('operations');
  const { data } = useOutboxQuery(undefined);
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  if (!data) return null;
  return (
    <Section title={t('outbox.title')}>
      <div className={`card ${styles.flat}`}>
        {!data.has_mail_server && (
          <div className={styles.noServer}>
            <Notice tone="warning">
              <MarkedText text={t('outbox.noServer')} />
            </Notice>
          </div>
        )}
        {data.items.length === 0 && <p className={`text2 ${styles.empty}`}>{t('outbox.empty')}</p>}
        <ul className={styles.list}>
          {data.items.map((mail) => (
            <MailItem key={mail.id} mail={mail} onOpen={() => setOpened(mail)} />
          ))}
        </ul>
      </div>
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}

function MailItem({ mail, onOpen }: { mail: OutboxMail; onOpen: () => void }) {
  const { t, i18n } = useTranslation('operations');
  const { status } = mail;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <div className={styles.name}>
          <span className="body2 strong">{mail.subject}</span>
          {status !== 'outbox' && (
            <Chip tone={status === 'failed' ? 'error' : 'outlined'} label={t(`outbox.${status}`)} />
          )}
        </div>
        <div className="caption text2">
          <EmailAddress address={mail.to} />
        </div>
      </div>
      <span className={`caption text2 ${styles.when}`}>{formatDayTime(mail.created_at, i18n.language)}</span>
      <Button variant="text" size="small" aria-label={t('outbox.openMail', { to: mail.to })} onClick={onOpen}>
        {t('outbox.open')}
      </Button>
    </li>
  );
}
