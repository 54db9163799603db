import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import styles from './back-link.module.css';

/** Link to the parent page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back ?? ''}>
      <Icon name="back" />
      {children}
    </Link>
  );
}
