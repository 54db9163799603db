import { Form } from 'antd';
import { showToast } from '@ministry/ui';
import { commonCopy as common } from '../common.copy.ts';
import type { FormValues } from './form-values.ts';
import { formsCopy as copy } from './forms.copy.ts';
import { useBusy } from './use-busy.ts';
import { type StoredItem, useDraft } from './use-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useOtherDraft } from './use-other-draft.ts';
import { type SaveOptions, useSave } from './use-save.ts';

interface ItemFormOptions<Item extends StoredItem, Values extends FormValues> extends SaveOptions<Item, Values> {
  /** What the API calls a field that the form calls otherwise: its refusals name it so. */
  apiNames?: Readonly<Record<string, string>>;
  /** Values that follow from others that were typed. */
  following?(changed: Partial<Values>): Partial<Values>;
}

/**
 * The form of one item, new or known. What is typed is kept on the device until it is saved or discarded; what is wrong
 * stands beside the fields; where somebody else has saved the item meanwhile, nothing of either is lost.
 */
export function useItemForm<Item extends StoredItem, Values extends FormValues>(
  options: ItemFormOptions<Item, Values>,
) {
  const { item, toValues, apiNames, following } = options;
  const [form] = Form.useForm<Values>();
  const draft = useDraft(form, options);
  const fieldErrors = useFieldErrors(form, apiNames);
  const { outcome, save, ...conflict } = useSave(draft, fieldErrors, options);
  const others = useOtherDraft(draft, options, fieldErrors, outcome);
  const uploads = useBusy();

  /** For what changes without being typed: a button, an older version. */
  function replace(values: Partial<Values>) {
    draft.replace({ ...values, ...following?.(values) });
    fieldErrors.clear(Object.keys(values));
    outcome.typed();
  }

  /** Checks the fields, then saves; the first that is wrong takes the focus. Answers whether it was saved. */
  async function submit(): Promise<boolean> {
    if (uploads.isBusy) return false;
    try {
      await form.validateFields();
    } catch (invalid) {
      const [first] = (invalid as { errorFields: { name: (string | number)[] }[] }).errorFields;
      if (first) form.scrollToField(first.name, { focus: true });
      return false;
    }
    return save();
  }

  function discard() {
    const undo = draft.discard();
    fieldErrors.clear();
    conflict.leaveConflict();
    outcome.reset();
    showToast({ title: copy.discarded, action: { label: common.undo, onSelect: undo } });
  }

  return {
    ...draft,
    ...conflict,
    ...others,
    form,
    item,
    toValues,
    state: outcome.state,
    isSaving: outcome.state === 'saving',
    failure: outcome.failure,
    isBesideFields: outcome.isBesideFields,
    /** What the API has refused at the last try, by its names of the fields. */
    refused: fieldErrors.refused,
    /** For the `onValuesChange` of the form. */
    typed: (changed: Partial<Values>) => {
      draft.replace(following?.(changed) ?? {});
      fieldErrors.clear(Object.keys(changed));
      outcome.typed();
    },
    replace,
    save,
    submit,
    discard,
    isUploading: uploads.isBusy,
    notifyUpload: uploads.notify,
  };
}

export type ItemForm<Item extends StoredItem, Values extends FormValues> = ReturnType<typeof useItemForm<Item, Values>>;
