import { Alert, Modal } from 'antd';
import type { ReactNode } from 'react';
import { commonCopy as common } from '../common.copy.ts';

interface DeleteQuestionProps {
  /** "Delete 'Woven tray'?" */
  title: string;
  /** Label of the button that deletes. */
  ok?: string;
  isBusy?: boolean;
  /** Why the server refused to delete it. */
  failure?: string;
  onDelete(): void;
  onCancel(): void;
  /** What will be deleted, and for how long it can be restored. */
  children: ReactNode;
}

/** Confirmation dialog that is shown before anything is deleted. */
export const DeleteQuestion = ({
  title,
  ok = common.delete,
  isBusy = false,
  failure,
  onDelete,
  onCancel,
  children,
}: DeleteQuestionProps) => (
  <Modal
    open
    title={title}
    okText={ok}
    okButtonProps={{ danger: true, disabled: isBusy }}
    onOk={onDelete}
    onCancel={onCancel}
  >
    {failure ? <Alert type="error" showIcon role="alert" title={failure} /> : null}
    {children}
  </Modal>
);
