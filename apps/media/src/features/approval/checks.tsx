import { approvalCopy as copy } from './approval.copy.ts';
import type { Check } from './preflight.ts';
import components from '../../components/components.module.css';
import styles from './approval.module.css';

const marks = { good: '✓', waiting: '○', bad: '!' } as const;

export function Checks({ checks }: { checks: Check[] }) {
  return (
    <ul className={`${components.list} ${styles.checks}`} aria-label={copy.preflight}>
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
