import type { ReactNode } from 'react';
import layout from '../components/layout.module.css';

interface RowListProps {
  /** List items. */
  children: ReactNode;
  className?: string | undefined;
}

/** Rows in a frame with a line between them, for rows that are not a table. */
export const RowList = ({ children, className = '' }: RowListProps) => (
  <ul className={`${layout.lines} ${layout.card} ${layout.plainList} ${className}`}>{children}</ul>
);
