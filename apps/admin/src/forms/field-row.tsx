import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** Short fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
