import { kampalaDay } from '@ministry/domain';
import styles from './announcements.module.css';
import { validityOf } from './validity.ts';

export function ValidityNote({ validUntil }: { validUntil: string | null }) {
  const { copy, isOver } = validityOf(validUntil, kampalaDay(new Date()));
  return <span className={isOver ? styles.over : undefined}>{copy}</span>;
}
