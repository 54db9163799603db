import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { FormValues } from './form-values.ts';
import { formsCopy as copy } from './forms.copy.ts';
import type { StoredItem } from './use-draft.ts';
import type { ItemForm } from './use-item-form.ts';
import layout from '../components/layout.module.css';

interface FormButtonsProps<Item extends StoredItem, Values extends FormValues> {
  form: ItemForm<Item, Values>;
  save: string;
  saving?: string;
  isBlocked?: boolean;
  /** The button that leaves the form without saving. */
  children: ReactNode;
}

/** Buttons below a form: leave it, or save it. */
export function FormButtons<Item extends StoredItem, Values extends FormValues>({
  form: { isSaving, isUploading, conflict },
  save,
  saving = copy.saving,
  isBlocked = false,
  children,
}: FormButtonsProps<Item, Values>) {
  return (
    <div className={layout.rowEnd}>
      {children}
      <Button
        type="primary"
        htmlType="submit"
        disabled={isSaving || isUploading || isBlocked || conflict !== null}
        title={copy.saveKeys}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {isSaving ? saving : isUploading ? copy.uploading : save}
      </Button>
    </div>
  );
}
