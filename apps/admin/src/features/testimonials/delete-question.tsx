import { Modal } from 'antd';
import { deleteQuestion } from '../../content/bulk.ts';
import { testimonialCopy } from './testimonial.ts';

interface DeleteQuestionProps {
  count: number;
  /** Who told it, where it is one. */
  name?: string;
  onDelete(): void;
  onCancel(): void;
}

/** TST-13, TST-14 */
export function DeleteQuestion({ count, name, onDelete, onCancel }: DeleteQuestionProps) {
  return (
    <Modal
      open
      title={name ? `Delete the testimonial of ${name}` : 'Delete testimonials'}
      okText="Delete"
      okButtonProps={{ danger: true }}
      onOk={onDelete}
      onCancel={onCancel}
    >
      {deleteQuestion(count, testimonialCopy)}
    </Modal>
  );
}
