import { Button, Dropdown } from 'antd';
import { Icon } from '../../components/icon.tsx';
import type { Testimonial } from './testimonial.ts';
import styles from './testimonials.module.css';
import type { Deed } from './use-testimonials.ts';

interface RowActionsProps {
  testimonial: Testimonial;
  isBusy: boolean;
  onAct(deed: Deed): void;
  onDelete(): void;
}

/** What the row offers first: the step that its testimonial waits for. */
function mainDeed({ status, verified }: Testimonial): { deed: Deed; label: string } {
  if (status === 'deleted') return { deed: 'restore', label: 'Restore' };
  if (status === 'archived') return { deed: 'unarchive', label: 'Unarchive' };
  return verified ? { deed: 'unpublish', label: 'Unapprove' } : { deed: 'publish', label: 'Approve' };
}

export function RowActions({ testimonial, isBusy, onAct, onDelete }: RowActionsProps) {
  const { name, status } = testimonial;
  const { deed, label } = mainDeed(testimonial);
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
        onClick={() => onAct(deed)}
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
