import { useEffect, useState } from 'react';
import { dataOf, readableError } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import type { Draft } from '../../content/content-type.ts';
import { asText } from '../../content/draft-values.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useItemForm } from '../../forms/use-item-form.ts';
import { Presence } from '../../presence/presence.tsx';
import { api } from '../../session.ts';
import { ItemTranslations } from '../../translations/item-translations.tsx';
import {
  draftsType,
  emptyDraft,
  statusOf,
  type Testimonial,
  testimonialPath,
  toDraft,
  toRequest,
} from './testimonial.ts';
import { TestimonialFields } from './testimonial-fields.tsx';
import { testimonialsCopy as copy } from './testimonials.copy.ts';

interface TestimonialFormProps {
  /** Null for a new testimonial. */
  testimonial: Testimonial | null;
  onSaved(saved: Testimonial): void;
  onClose(): void;
}

/** Returns the focus to the element that opened the form, unless another element has it by then. */
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

/** @param key idempotency key, so that a save whose response was lost does not create a second testimonial */
const send = (testimonial: Testimonial | null, draft: Draft, version: number | undefined, key: string) =>
  testimonial
    ? dataOf(
        api.calls.PUT('/api/testimonials/{id}', {
          params: { path: { id: testimonial.id } },
          body: toRequest(draft, version),
        }),
      )
    : dataOf(api.calls.POST('/api/testimonials', { body: toRequest(draft), headers: { 'Idempotency-Key': key } }));

/** Adds or edits a testimonial (TST-11, TST-12, TST-18, TST-19). */
export function TestimonialFormDialog({ testimonial, onSaved, onClose }: TestimonialFormProps) {
  const form = useItemForm<Testimonial, Draft>({
    type: draftsType,
    item: testimonial,
    toValues: (stored) => (stored ? toDraft(stored) : emptyDraft(new Date())),
    send: (values, { version }, key) => send(testimonial, values, version, key),
    read: (id) => api.read(testimonialPath(id)),
    apiNames: { title: 'name' },
    failed: readableError,
    onSaved,
  });
  useFocusBack();

  return (
    <FormDialog
      form={form}
      one={copy.one}
      title={testimonial ? copy.editTitle({ name: testimonial.name }) : copy.add}
      save={testimonial ? common.save : copy.add}
      summary={(theirs) => (
        <>
          <strong>
            {theirs.name} · {statusOf(theirs).label}
          </strong>
          {`\n${theirs.testimony}`}
        </>
      )}
      onClose={onClose}
    >
      {testimonial ? <Presence kind="testimony" item={String(testimonial.id)} /> : null}
      <TestimonialFields length={asText(form.values['testimony']).length} />
      {testimonial ? <ItemTranslations kind="testimonials" itemId={testimonial.id} /> : null}
    </FormDialog>
  );
}
