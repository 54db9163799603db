import { validityOf } from './validity.ts';
import styles from './announcements.module.css';

export function ValidityNote({ validUntil }: { validUntil: string | null }) {
  const { copy, isOver } = validityOf(validUntil);
  return <span className={isOver ? styles.over : undefined}>{copy}</span>;
}
