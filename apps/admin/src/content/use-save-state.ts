import { useState } from 'react';
import type { DraftValue } from './content-type.ts';
import type { FormDraft } from './use-form-draft.ts';

/** What came of saving the form of a dialog. */
export function useSaveState<Item>() {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<Item | null>(null);
  return { isSaving, setSaving, failure, setFailure, errors, setErrors, theirs, setTheirs };
}
type SaveState<Item> = ReturnType<typeof useSaveState<Item>>;

/** A form with what came of saving it: what was wrong with a field is to be seen anew once it is changed. */
export const savedForm = <Item>(
  form: FormDraft,
  { isSaving, failure, setFailure, errors, setErrors, theirs }: SaveState<Item>,
) => ({
  ...form,
  isSaving,
  failure,
  errors,
  theirs,
  set(name: string, value: DraftValue) {
    form.set(name, value);
    const field = name === 'title' ? 'name' : name;
    setErrors(({ [field]: _corrected, ...others }) => others);
  },
  discard() {
    form.discard();
    setErrors({});
    setFailure('');
  },
});
