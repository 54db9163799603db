import { DeleteQuestion } from '../../components/delete-question.tsx';
import { deleteQuestion } from '../../content/bulk.ts';
import { testimonialCopy } from './testimonial.ts';
import { testimonialsCopy as copy } from './testimonials.copy.ts';

interface DeleteTestimonialsProps {
  count: number;
  /** Author of the testimonial, if it is only one. */
  name?: string;
  onDelete(): void;
  onCancel(): void;
}

/** TST-13, TST-14 */
export function DeleteTestimonials({ count, name, onDelete, onCancel }: DeleteTestimonialsProps) {
  return (
    <DeleteQuestion title={name ? copy.deleteOne({ name }) : copy.deleteSome} onDelete={onDelete} onCancel={onCancel}>
      {deleteQuestion(count, testimonialCopy)}
    </DeleteQuestion>
  );
}
