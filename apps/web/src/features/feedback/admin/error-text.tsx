import { Icon } from '../../../components/icon.tsx';
import styles from './admin.module.css';

interface ErrorTextProps {
  /** In the words of the server. */
  error: string | null;
}

export function ErrorText({ error }: ErrorTextProps) {
  if (error === null) return null;
  return (
    <span className={styles.error}>
      <Icon name="alert" sizePx={16} />
      <code lang="en">{error}</code>
    </span>
  );
}
