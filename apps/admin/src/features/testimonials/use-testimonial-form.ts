import { ApiError, dataOf, newIdempotencyKey, readableError } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useEffect, useState } from 'react';
import type { Draft, DraftValue } from '../../content/content-type.ts';
import { isChanged, savedDrafts } from '../../content/saved-drafts.ts';
import { api } from '../../session.ts';
import { emptyDraft, testimonialPath, toDraft, toRequest, type Testimonial } from './testimonial.ts';

/** Under this name the drafts stand on the device. */
export const draftsType = 'testimonials';

/** The form of one testimonial, new or known: what is typed is kept on the device until it is saved or discarded. */
export function useTestimonialForm(testimonial: Testimonial | null, onSaved: (saved: Testimonial) => void) {
  const id = testimonial?.id ?? 'new';
  const [start, setStart] = useState<Draft>(() => (testimonial ? toDraft(testimonial) : emptyDraft(new Date())));
  const [version, setVersion] = useState(testimonial?.version);
  const [restored, setRestored] = useState(() => savedDrafts.find(draftsType, id));
  const [draft, setDraft] = useState<Draft>(() => ({ ...start, ...restored?.draft }));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<Testimonial | null>(null);
  const [key] = useState(newIdempotencyKey);
  const isDirty = isChanged(draft, start);

  useEffect(() => {
    if (isDirty)
      savedDrafts.keep(draftsType, id, {
        draft,
        savedAt: new Date().toISOString(),
        basedOn: testimonial?.updatedAt ?? null,
      });
    else savedDrafts.drop(draftsType, id);
  }, [id, draft, isDirty, testimonial]);

  function set(name: string, value: DraftValue) {
    setDraft((current) => ({ ...current, [name]: value }));
    setErrors(({ [name === 'title' ? 'name' : name]: _corrected, ...others }) => others);
  }

  const send = (from: number | undefined) =>
    testimonial
      ? dataOf(
          api.calls.PUT('/api/testimonials/{id}', {
            params: { path: { id: testimonial.id } },
            body: toRequest(draft, from),
          }),
        )
      : dataOf(api.calls.POST('/api/testimonials', { body: toRequest(draft), headers: { 'Idempotency-Key': key } }));

  /** @param from the state to save over; left out, the one that the form was made from */
  async function save(from = version) {
    setSaving(true);
    setFailure('');
    try {
      const saved = await send(from);
      savedDrafts.drop(draftsType, id);
      onSaved(saved);
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

  async function readTheirs(known: number) {
    try {
      setTheirs(await api.read(testimonialPath(known)));
    } catch (error) {
      setFailure(readableError(error));
    }
  }

  /** Goes on from what the other has saved; with `draft` left as it is, the next save replaces it. */
  function goOnFrom(other: Testimonial, taking: Draft) {
    setStart(toDraft(other));
    setVersion(other.version);
    setDraft(taking);
    setTheirs(null);
  }

  return {
    draft,
    set,
    save,
    isSaving,
    isDirty,
    failure,
    errors,
    restored,
    theirs,
    discard() {
      setRestored(null);
      setDraft(start);
      setErrors({});
      setFailure('');
    },
    takeTheirs: (other: Testimonial) => goOnFrom(other, toDraft(other)),
    async keepMine(other: Testimonial) {
      goOnFrom(other, draft);
      await save(other.version);
    },
    /** Says where unsaved words are when the form is closed over them. */
    leave() {
      if (isDirty) showToast({ title: 'Not saved yet', description: 'What you typed is kept on this device.' });
    },
  };
}
