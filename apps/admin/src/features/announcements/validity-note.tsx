import { kampalaDay } from '@ministry/domain';
import { validityOf } from './validity.ts';
import styles from './announcements.module.css';

export function ValidityNote({ validUntil }: { validUntil: string | null }) {
  const { copy, isOver } = validityOf(validUntil, kampalaDay(new Date()));
  return <span className={isOver ? styles.over : undefined}>{copy}</span>;
}
