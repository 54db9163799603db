import { Button } from 'antd';
import { MoreMenu } from '../../components/more-menu.tsx';
import type { Testimonial } from './testimonial.ts';
import type { Action } from './use-testimonials.ts';
import styles from './testimonials.module.css';

interface RowActionsProps {
  testimonial: Testimonial;
  isBusy: boolean;
  onAct(action: Action): void;
  onDelete(): void;
}

/** What the row offers first: the step that its testimonial waits for. */
function mainAction({ status, verified }: Testimonial): { action: Action; label: string } {
  if (status === 'deleted') return { action: 'restore', label: 'Restore' };
  if (status === 'archived') return { action: 'unarchive', label: 'Unarchive' };
  return verified ? { action: 'unpublish', label: 'Unapprove' } : { action: 'publish', label: 'Approve' };
}

export function RowActions({ testimonial, isBusy, onAct, onDelete }: RowActionsProps) {
  const { name, status } = testimonial;
  const { action, label } = mainAction(testimonial);
  const items = [
    ...(status === 'archived' ? [] : [{ key: 'archive', label: 'Archive', onClick: () => onAct('archive') }]),
    { key: 'delete', danger: true, label: 'Delete', onClick: onDelete },
  ];
  return (
    <div className={styles.rowActions}>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`${label} the testimonial of ${name}`}
        onClick={() => onAct(action)}
      >
        {label}
      </Button>
      {status === 'deleted' ? null : (
        <MoreMenu name={`the testimonial of ${name}`} items={items} isSmall disabled={isBusy} />
      )}
    </div>
  );
}
