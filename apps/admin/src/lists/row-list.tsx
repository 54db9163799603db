import type { ReactNode } from 'react';
import layout from '../components/layout.module.css';

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
  return <List className={`${layout.lines} ${layout.card} ${layout.plainList} ${className}`}>{children}</List>;
}
