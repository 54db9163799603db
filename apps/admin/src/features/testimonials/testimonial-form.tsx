import { testimonialLimits } from '@ministry/domain';
import { Alert, Button, Input, Modal, Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { formatMoment } from '../../content/normalise.ts';
import { ConflictNote } from './conflict-note.tsx';
import type { Testimonial } from './testimonial.ts';
import styles from './testimonials.module.css';
import { useTestimonialForm } from './use-testimonial-form.ts';

interface TestimonialFormProps {
  /** Null for a new one. */
  testimonial: Testimonial | null;
  onSaved(saved: Testimonial): void;
  onClose(): void;
}

/** Adds or edits a testimonial (TST-11, TST-12, TST-18, TST-19). */
export function TestimonialFormDialog({ testimonial, onSaved, onClose }: TestimonialFormProps) {
  const form = useTestimonialForm(testimonial, onSaved);
  const { draft, errors, set } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  // Back to what opened the form, unless something else has taken the focus by then.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );

  function close() {
    form.leave();
    onClose();
  }
  const text = (name: string) => String(draft[name] ?? '');

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
        {form.kept && form.isDirty ? (
          <Alert
            type="warning"
            showIcon
            title={`Your unsaved words of ${formatMoment(form.kept.keptAt)} were put back.`}
            action={<Button onClick={form.discard}>Discard them</Button>}
          />
        ) : null}
        {form.failure ? <Alert type="error" showIcon role="alert" title={form.failure} /> : null}
        {form.theirs ? (
          <ConflictNote
            theirs={form.theirs}
            isSaving={form.isSaving}
            onTake={form.takeTheirs}
            onKeep={(other) => void form.keepMine(other)}
          />
        ) : null}
        <Field label="Name" required error={errors['name']} hint="Who tells it, as it stands on the site.">
          {(control) => (
            <Input
              {...control}
              value={text('title')}
              maxLength={testimonialLimits.name}
              autoComplete="off"
              onChange={(event) => set('title', event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Testimony"
          required
          error={errors['testimony']}
          hint={`${text('testimony').length.toLocaleString('en-GB')} of ${testimonialLimits.testimony.toLocaleString('en-GB')} characters`}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              value={text('testimony')}
              maxLength={testimonialLimits.testimony}
              autoSize={{ minRows: 8, maxRows: 18 }}
              onChange={(event) => set('testimony', event.target.value)}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field label="Told on" error={errors['date']} hint="Empty means today.">
            {(control) => (
              <Input
                {...control}
                type="date"
                value={text('date')}
                onChange={(event) => set('date', event.target.value)}
              />
            )}
          </Field>
          <Field
            label="Verified"
            error={errors['verified']}
            hint="Verified ones stand on the site as soon as they are saved."
          >
            {({ status: _status, 'aria-required': _required, ...control }) => (
              <Switch
                {...control}
                className={styles.switch ?? ''}
                checked={draft['verified'] === true}
                onChange={(verified) => set('verified', verified)}
              />
            )}
          </Field>
        </div>
        <div className={styles.buttons}>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={form.isSaving || form.theirs !== null}>
            {form.isSaving ? 'Saving…' : testimonial ? 'Save' : 'Add Testimonial'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
