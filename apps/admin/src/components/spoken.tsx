import type { ReactNode } from 'react';
import styles from './spoken.module.css';

/** Words for a screen reader alone. @param isStatus they are read out whenever they change */
export function Spoken({ isStatus = false, children }: { isStatus?: boolean; children: ReactNode }) {
  return (
    <span role={isStatus ? 'status' : undefined} className={styles.spoken}>
      {children}
    </span>
  );
}
