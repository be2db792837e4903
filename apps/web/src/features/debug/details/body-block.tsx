import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { notify } from '../../../lib/notify.ts';
import { formatBody } from '../format-body.ts';
import styles from './details.module.css';

interface BodyBlockProps {
  name: string;
  body: string | null;
}

/** A body as formatted JSON, where there is one. */
export function BodyBlock({ name, body }: BodyBlockProps) {
  const { t } = useTranslation('debug');
  const titleId = useId();
  if (body === null) return null;
  const text = formatBody(body);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('details.copied'));
    } catch {
      notify('error', t('details.copyFailed'));
    }
  }

  return (
    <section className={styles.body} aria-labelledby={titleId}>
      <div className={styles.bodyHead}>
        <h3 id={titleId}>{name}</h3>
        <Button
          variant="text"
          size="small"
          startIcon={<Icon name="copy" sizePx={16} />}
          aria-label={t('details.copyOf', { name })}
          onClick={() => void copy()}
        >
          {t('details.copy')}
        </Button>
      </div>
      {/* Scrolls by keyboard too. */}
      <pre tabIndex={0} lang="en" role="group" aria-labelledby={titleId}>
        {text}
      </pre>
    </section>
  );
}
