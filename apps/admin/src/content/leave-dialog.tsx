import { Button, Modal } from 'antd';
import { commonCopy as common } from '../common.copy.ts';
import { contentCopy as copy } from './content.copy.ts';
import layout from '../components/layout.module.css';

interface LeaveDialogProps {
  onStay(): void;
  onKeep(): void;
  onDiscard(): void;
}

/** Asked before unsaved work is left: it can be kept on this device, or thrown away. */
export function LeaveDialog({ onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Modal
      open
      title={copy.leaveQuestion}
      onCancel={onStay}
      footer={
        <div className={layout.rowEnd}>
          <Button danger onClick={onDiscard}>
            {common.discardChanges}
          </Button>
          <Button onClick={onStay}>{copy.goOnEditing}</Button>
          <Button type="primary" onClick={onKeep}>
            {copy.keepForLater}
          </Button>
        </div>
      }
    >
      <p>{copy.leaveText}</p>
    </Modal>
  );
}
