import type { ReactNode } from 'react';
import styles from './lists.module.css';

/** Over a table: the search and the filters, and at the end the list's main action. */
export function ListToolbar({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      <search className={styles.filters}>{children}</search>
      {action}
    </div>
  );
}
