import { approvalCopy as copy } from './approval.copy.ts';
import type { Check } from './preflight.ts';
import styles from './approval.module.css';

const marks = { good: '✓', waiting: '○', bad: '!' } as const;

export function Checks({ checks }: { checks: Check[] }) {
  return (
    <ul className={styles.checks} aria-label={copy.preflight}>
      {checks.map(({ name, is, says }) => (
        <li key={name} data-is={is}>
          <span className={styles.mark} role="img" aria-label={copy.marks[is]}>
            {marks[is]}
          </span>
          <b>{name}</b> <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
