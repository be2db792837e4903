import { Outlet } from 'react-router';
import styles from './layout.module.css';

/** The frame of ordinary pages; the home page and the forms bring their own. */
export function PageFrame() {
  return (
    <div className={`container ${styles.page}`}>
      <Outlet />
    </div>
  );
}
