import { Button } from 'antd';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../common.copy.ts';
import type { Testimonial } from './testimonial.ts';
import { testimonialsCopy as copy } from './testimonials.copy.ts';
import type { Action } from './use-testimonials.ts';
import layout from '../../components/layout.module.css';

interface ReaderActionsProps {
  testimonial: Testimonial;
  isBusy: boolean;
  onVerify(verified: boolean): void;
  onAct(action: Action): void;
  onEdit(): void;
  onDelete(): void;
}

/** Actions on the open testimonial, by its status. */
export function ReaderActions({
  testimonial: { status, verified },
  isBusy,
  onVerify,
  onAct,
  onEdit,
  onDelete,
}: ReaderActionsProps) {
  const isDeleted = status === 'deleted';
  const isArchived = status === 'archived';
  const canVerify = !isDeleted && !isArchived;
  useShortcut(
    'a',
    verified ? copy.shortcuts.unapprove : copy.shortcuts.approve,
    () => onVerify(!verified),
    canVerify && !isBusy,
  );
  useShortcut('e', copy.shortcuts.edit, onEdit, !isDeleted);

  if (isDeleted) {
    return (
      <div className={layout.row}>
        <Button disabled={isBusy} onClick={() => onAct('restore')}>
          {common.restore}
        </Button>
      </div>
    );
  }
  return (
    <div className={layout.row}>
      {canVerify ? (
        <Button type={verified ? 'default' : 'primary'} disabled={isBusy} title="A" onClick={() => onVerify(!verified)}>
          {verified ? copy.unapprove : copy.approve}
        </Button>
      ) : null}
      <Button title="E" onClick={onEdit}>
        {common.edit}
      </Button>
      <Button disabled={isBusy} onClick={() => onAct(isArchived ? 'unarchive' : 'archive')}>
        {isArchived ? copy.unarchiveOpen : copy.archive}
      </Button>
      <Button danger disabled={isBusy} onClick={onDelete}>
        {common.delete}
      </Button>
    </div>
  );
}
