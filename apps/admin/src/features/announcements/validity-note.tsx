import { kampalaDay } from '@ministry/domain';
import styles from './announcements.module.css';
import { validityOf } from './validity.ts';

export function ValidityNote({ validUntil }: { validUntil: string | null }) {
  const { words, isOver } = validityOf(validUntil, kampalaDay(new Date()));
  return <span className={isOver ? styles.over : undefined}>{words}</span>;
}
