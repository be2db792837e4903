import type { MouseEventHandler } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

interface BackLinkProps {
  to: string;
  label: string;
  onClick?: MouseEventHandler;
}

export function BackLink({ to, label, onClick }: BackLinkProps) {
  return (
    <Link className={styles.back} to={to} onClick={onClick}>
      <Icon name="chevronLeft" sizePx={16} />
      {label}
    </Link>
  );
}
