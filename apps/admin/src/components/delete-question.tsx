import { Alert, Modal } from 'antd';
import type { ReactNode } from 'react';
import { commonCopy as common } from '../common.copy.ts';

interface DeleteQuestionProps {
  /** "Delete 'Woven tray'?" */
  title: string;
  /** On the button. */
  ok?: string;
  isBusy?: boolean;
  /** Why it was refused. */
  failure?: string;
  onDelete(): void;
  onCancel(): void;
  /** What goes, and for how long it can come back. */
  children: ReactNode;
}

/** The one question before anything is deleted. */
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
