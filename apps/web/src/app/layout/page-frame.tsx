import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import styles from './layout.module.css';

interface PageFrameProps {
  /** The page of the route unless something stands in its place. */
  children?: ReactNode;
}

/** The frame of ordinary pages; the home page and the forms bring their own. */
export function PageFrame({ children = <Outlet /> }: PageFrameProps) {
  return <div className={`container ${styles.page}`}>{children}</div>;
}
