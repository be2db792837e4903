import { Link } from 'react-router';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

interface BackLinkProps {
  to: string;
  label: string;
}

export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="chevronLeft" sizePx={16} />
      {label}
    </Link>
  );
}
