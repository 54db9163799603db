import type { ReactNode } from 'react';
import styles from './row-list.module.css';

interface RowListProps {
  /** List items. */
  children: ReactNode;
  /** Their order says something, as in a log. */
  isOrdered?: boolean;
  className?: string | undefined;
}

/** Rows in a frame with a line between them, where they are no table. */
export function RowList({ children, isOrdered = false, className = '' }: RowListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return <List className={`${styles.list} ${className}`}>{children}</List>;
}
