import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { workItemsCopy as copy } from './work-items.copy.ts';
import layout from '../components/layout.module.css';
import styles from './work-items.module.css';

/** In a row: who deals with it. */
export const AssigneeMark = ({ assignee }: { assignee: string | null }) =>
  assignee === null ? null : (
    <span
      className={`${layout.truncate} ${layout.muted} ${layout.small} ${styles.mark}`}
      title={copy.assignedTo({ name: assignee })}
    >
      <span className={styles.initial} aria-hidden="true">
        {assignee.charAt(0).toUpperCase()}
      </span>
      <VisuallyHidden>{copy.assignedToLabel} </VisuallyHidden>
      {assignee}
    </span>
  );
