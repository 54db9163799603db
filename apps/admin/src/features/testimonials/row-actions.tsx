import { Button, Dropdown } from 'antd';
import { Icon } from '../../components/icon.tsx';
import type { Testimonial } from './testimonial.ts';
import styles from './testimonials.module.css';
import type { Action } from './use-testimonials.ts';

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
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} autoFocus>
          <Button
            type="text"
            size="small"
            icon={<Icon name="more" />}
            aria-label={`More for the testimonial of ${name}`}
            title="More"
            aria-haspopup="menu"
            disabled={isBusy}
          />
        </Dropdown>
      )}
    </div>
  );
}
