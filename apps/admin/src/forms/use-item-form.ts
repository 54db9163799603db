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
  /** API names of the fields that have another name in the form; the API's errors use these names. */
  apiNames?: Readonly<Record<string, string>>;
  /** Values that follow from changed ones. */
  following?(changed: Partial<Values>): Partial<Values>;
}

/**
 * The form of one item, new or stored. Unsaved values are kept on the device until they are saved or discarded. Errors are
 * shown beside the fields. If somebody else has saved the item in the meantime, no work of either person is lost.
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

  /** For values that change without typing: by a button, or by an older version. */
  function replace(values: Partial<Values>) {
    draft.replace({ ...values, ...following?.(values) });
    fieldErrors.clear(Object.keys(values));
    outcome.typed();
  }

  /** Checks the fields, then saves; focuses the first field that is wrong. Returns whether it was saved. */
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
    /** Errors of the API from the last attempt, by API field name. */
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
