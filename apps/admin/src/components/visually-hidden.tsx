import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text that only screen readers announce. @param isStatus announce it again whenever it changes */
export function VisuallyHidden({ isStatus = false, children }: { isStatus?: boolean; children: ReactNode }) {
  return (
    <span role={isStatus ? 'status' : undefined} className={styles.spoken}>
      {children}
    </span>
  );
}
