import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { workItemsCopy as copy } from './work-items.copy.ts';
import layout from '../components/layout.module.css';

/** Shows the assignee in a row. */
export const AssigneeMark = ({ assignee }: { assignee: string | null }) =>
  assignee === null ? null : (
    <span className={`${layout.truncate} ${layout.muted} ${layout.small}`} title={copy.assignedTo({ name: assignee })}>
      <Icon name="account" size={16} /> <VisuallyHidden>{copy.assignedToLabel} </VisuallyHidden>
      {assignee}
    </span>
  );
