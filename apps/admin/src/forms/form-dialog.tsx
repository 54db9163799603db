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
  /** Label of the save button, and its label while saving. */
  save: string;
  saving?: string;
  close?: string;
  width?: number;
  /** Short summary of what the other person has saved, if two people edit one item. */
  summary?(theirs: Item): ReactNode;
  /** The other person's item with the user's own changes, for 'Save mine over it'. */
  mineOver?(theirs: Item): Values;
  /** A question that has to be answered first; replaces the reason why saving failed. */
  question?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** The form of one item in a dialog. If it is closed with unsaved changes, they are kept on the device. */
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
      {/* The name begins the ids of the fields, which must not have spaces. */}
      <EditForm form={form} name={one.replaceAll(' ', '-')} savesByKey closesWhenSaved>
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
