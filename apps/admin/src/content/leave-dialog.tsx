import { Button, Modal } from 'antd';
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
      title="Leave without saving?"
      onCancel={onStay}
      footer={
        <div className={layout.rowEnd}>
          <Button danger onClick={onDiscard}>
            Discard changes
          </Button>
          <Button onClick={onStay}>Go on editing</Button>
          <Button type="primary" onClick={onKeep}>
            Keep for later
          </Button>
        </div>
      }
    >
      <p>
        What you typed is not on the site yet. 'Keep for later' leaves it on this device and offers it when you come
        back.
      </p>
    </Modal>
  );
}
