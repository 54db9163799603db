import { useState } from 'react';
import { ApiError, dataOf, newIdempotencyKey, readableError } from '@ministry/api-client';
import type { Draft } from '../../content/content-type.ts';
import { useFormDraft } from '../../content/use-form-draft.ts';
import { savedForm, useSaveState } from '../../content/use-save-state.ts';
import { api } from '../../session.ts';
import { emptyDraft, type Testimonial, testimonialPath, toDraft, toRequest } from './testimonial.ts';

/** Under this name the drafts stand on the device. */
export const draftsType = 'testimonials';

/** The form of one testimonial, new or known: what is typed is kept on the device until it is saved or discarded. */
export function useTestimonialForm(testimonial: Testimonial | null, onSaved: (saved: Testimonial) => void) {
  const form = useFormDraft({
    type: draftsType,
    id: testimonial?.id ?? 'new',
    initial: () => (testimonial ? toDraft(testimonial) : emptyDraft(new Date())),
    basedOn: testimonial?.updatedAt ?? null,
  });
  const { draft } = form;
  const [version, setVersion] = useState(testimonial?.version);
  const { state, save } = useTestimonialSave(testimonial, (saved) => {
    form.forget();
    onSaved(saved);
  });

  /** Goes on from what the other has saved; with `draft` left as it is, the next save replaces it. */
  function goOnFrom(other: Testimonial, next: Draft) {
    form.rebase(toDraft(other), next);
    setVersion(other.version);
    state.setTheirs(null);
  }

  return {
    ...savedForm(form, state),
    save: () => save(draft, version),
    takeTheirs: (other: Testimonial) => goOnFrom(other, toDraft(other)),
    async keepMine(other: Testimonial) {
      goOnFrom(other, draft);
      await save(draft, other.version);
    },
  };
}

/** Saves a testimonial; where somebody else has saved it meanwhile, reads theirs. */
function useTestimonialSave(testimonial: Testimonial | null, onSaved: (saved: Testimonial) => void) {
  const state = useSaveState<Testimonial>();
  const { setSaving, setFailure, setErrors, setTheirs } = state;
  const [key] = useState(newIdempotencyKey);

  /** @param from the version to save over */
  async function save(draft: Draft, from: number | undefined) {
    setSaving(true);
    setFailure('');
    try {
      onSaved(await send(testimonial, draft, from, key));
    } catch (error) {
      setSaving(false);
      if (testimonial && error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        await readTheirs(testimonial.id);
      else {
        setFailure(readableError(error));
        setErrors(error instanceof ApiError ? error.fields : {});
      }
    }
  }

  async function readTheirs(id: number) {
    try {
      setTheirs(await api.read(testimonialPath(id)));
    } catch (error) {
      setFailure(readableError(error));
    }
  }

  return { state, save };
}

/** @param key a save whose answer was lost makes no second one */
const send = (testimonial: Testimonial | null, draft: Draft, from: number | undefined, key: string) =>
  testimonial
    ? dataOf(
        api.calls.PUT('/api/testimonials/{id}', {
          params: { path: { id: testimonial.id } },
          body: toRequest(draft, from),
        }),
      )
    : dataOf(api.calls.POST('/api/testimonials', { body: toRequest(draft), headers: { 'Idempotency-Key': key } }));
