import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for a screen reader alone. @param isStatus they are read out whenever they change */
export function VisuallyHidden({ isStatus = false, children }: { isStatus?: boolean; children: ReactNode }) {
  return (
    <span role={isStatus ? 'status' : undefined} className={styles.spoken}>
      {children}
    </span>
  );
}
