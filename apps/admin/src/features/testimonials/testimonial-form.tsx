import { Alert, Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useInvalidFocus } from '../../components/use-invalid-focus.ts';
import { SavedDraftNotice } from '../../content/saved-draft-notice.tsx';
import { ConflictNote } from '../../content/versions/conflict-note.tsx';
import { statusOf, type Testimonial } from './testimonial.ts';
import { TestimonialFields } from './testimonial-fields.tsx';
import { useTestimonialForm } from './use-testimonial-form.ts';
import styles from './testimonials.module.css';

interface TestimonialFormProps {
  /** Null for a new one. */
  testimonial: Testimonial | null;
  onSaved(saved: Testimonial): void;
  onClose(): void;
}

/** Back to what opened the form, unless something else has taken the focus by then. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}

/** Adds or edits a testimonial (TST-11, TST-12, TST-18, TST-19). */
export function TestimonialFormDialog({ testimonial, onSaved, onClose }: TestimonialFormProps) {
  const form = useTestimonialForm(testimonial, onSaved);
  const { draft, errors, set, theirs } = form;
  const element = useInvalidFocus(errors);

  useFocusBack();

  function close() {
    form.leave();
    onClose();
  }

  return (
    <Modal
      open
      width={680}
      title={testimonial ? `Edit the testimonial of ${testimonial.name}` : 'Add Testimonial'}
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
    >
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <SavedDraftNotice
          one="testimonial"
          item={null}
          saved={form.isDirty ? form.restored : null}
          onDiscard={form.discard}
        />
        {form.failure ? <Alert type="error" showIcon role="alert" title={form.failure} /> : null}
        {theirs ? (
          <ConflictNote
            one="testimonial"
            theirs={theirs}
            isSaving={form.isSaving}
            onTake={() => form.takeTheirs(theirs)}
            onKeep={() => void form.keepMine(theirs)}
          >
            <strong>
              {theirs.name} · {statusOf(theirs).label}
            </strong>
            {`\n${theirs.testimony}`}
          </ConflictNote>
        ) : null}
        <TestimonialFields draft={draft} errors={errors} set={set} />
        <div className={styles.buttons}>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={form.isSaving || theirs !== null}>
            {form.isSaving ? 'Saving…' : testimonial ? 'Save' : 'Add Testimonial'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
