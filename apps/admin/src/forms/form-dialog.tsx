import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { focusFirstField } from '../components/focus-first-field.ts';
import { EditForm } from './edit-form.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormNotes } from './form-notes.tsx';
import type { FormValues } from './form-values.ts';
import { formsCopy as copy } from './forms.copy.ts';
import type { StoredItem } from './use-draft.ts';
import type { ItemForm } from './use-item-form.ts';

interface FormDialogProps<Item extends StoredItem, Values extends FormValues> {
  form: ItemForm<Item, Values>;
  /** 'product' */
  one: string;
  title: string;
  /** On the button, and while it is under way. */
  save: string;
  saving?: string;
  close?: string;
  width?: number;
  /** What they have saved, in short, where two edit one item. */
  summary?(theirs: Item): ReactNode;
  /** What they have saved with what I had, for 'Save mine over it'. */
  mineOver?(theirs: Item): Values;
  /** What has to be chosen first, in place of why it was not saved. */
  question?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** The form of one item in a dialog; closed over unsaved words it keeps them on the device. */
export function FormDialog<Item extends StoredItem, Values extends FormValues>({
  form,
  one,
  title,
  width = 640,
  summary,
  mineOver,
  onClose,
  children,
  question = null,
  save,
  saving = copy.saving,
  close = common.cancel,
}: FormDialogProps<Item, Values>) {
  return (
    <Modal
      open
      {...(form.item ? {} : { afterOpenChange: focusFirstField })}
      width={width}
      title={title}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {/* Begins the ids of the fields, which have no spaces. */}
      <EditForm form={form} name={one.replaceAll(' ', '-')} savesByKey>
        <FormNotes
          form={form}
          one={one}
          question={question}
          {...(summary ? { summary } : {})}
          {...(mineOver ? { mineOver } : {})}
        />
        {children}
        <FormButtons form={form} save={save} saving={saving} isBlocked={question !== null}>
          <Button onClick={onClose}>{close}</Button>
        </FormButtons>
      </EditForm>
    </Modal>
  );
}
