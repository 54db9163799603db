import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'destructive' | 'warning' | 'default' | 'secondary';

/** A word in a frame that says of what kind a thing is; the colour only underlines the word. */
export function Badge({ tone = 'default', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone] ?? ''}`}>{children}</span>;
}
