import { Form } from 'antd';
import { type KeyboardEvent, type ReactNode } from 'react';
import { componentsCopy } from '../components/components.copy.ts';
import type { FormValues } from './form-values.ts';
import type { StoredItem } from './use-draft.ts';
import type { ItemForm } from './use-item-form.ts';
import layout from '../components/layout.module.css';
import styles from './forms.module.css';

interface EditFormProps<Item extends StoredItem, Values extends FormValues> {
  form: ItemForm<Item, Values>;
  /** Prefix of the ids of its fields; must be unique among the forms on the same page. */
  name: string;
  className?: string;
  /** Whether Control-S saves; needed in a dialog, where the shortcuts of the page do not work. */
  savesByKey?: boolean;
  /** Whether the form is closed once it is saved. What is typed during the request would be lost, so it takes no changes then. */
  closesWhenSaved?: boolean;
  children: ReactNode;
}

const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <span>
    <strong>{label}</strong>
    {required ? ` ${componentsCopy.required}` : ''}
  </span>
);

/** Ant Design form for `useItemForm`. Errors are shown when it is saved, and stay until the field is changed. */
export function EditForm<Item extends StoredItem, Values extends FormValues>({
  form,
  name,
  className = layout.stackLoose ?? '',
  savesByKey = false,
  closesWhenSaved = false,
  children,
}: EditFormProps<Item, Values>) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  }
  function onValuesChange(changed: Partial<Values>) {
    // Not `disabled`: the focus stays where it is, also for an error that is shown afterwards.
    if (closesWhenSaved && form.isSaving) form.form.setFieldsValue(form.values);
    else form.typed(changed);
  }
  return (
    <Form
      className={`${styles.fields} ${className}`}
      form={form.form}
      name={name}
      layout="vertical"
      noValidate
      autoComplete="off"
      requiredMark={requiredMark}
      validateTrigger={[]}
      scrollToFirstError={{ focus: true }}
      initialValues={form.initial}
      onValuesChange={onValuesChange}
      onFinish={() => void (form.isUploading || form.save())}
      {...(savesByKey ? { onKeyDown } : {})}
    >
      {children}
    </Form>
  );
}
