import { approvalCopy as copy } from './approval.copy.ts';
import type { Check } from './preflight.ts';
import components from '../../components/components.module.css';

const marks = { good: '✓', waiting: '○', bad: '!' } as const;

export function Checks({ checks }: { checks: Check[] }) {
  return (
    <ul className={components.list} aria-label={copy.preflight}>
      {checks.map(({ name, is, says }) => (
        <li key={name} className={components.point}>
          <span className={components.mark} data-is={is} role="img" aria-label={copy.marks[is]}>
            {marks[is]}
          </span>
          <span>
            <b>{name}</b> {says}
          </span>
        </li>
      ))}
    </ul>
  );
}
