import { Alert, Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../components/counted.ts';
import { focusFirstField } from '../../../components/focus-first-field.ts';
import { saveByKey } from '../../../components/save-by-key.ts';
import { useInvalidFocus } from '../../../components/use-invalid-focus.ts';
import { SavedDraftNotice } from '../../../content/saved-draft-notice.tsx';
import { ConflictNote } from '../../../content/versions/conflict-note.tsx';
import { dollars } from '../store.ts';
import { categoryLabel, type Product } from './product.ts';
import { ProductFacts, ProductPresentation } from './product-fields.tsx';
import { StockNote } from './stock-note.tsx';
import { useProductForm } from './use-product-form.ts';
import styles from './products.module.css';

interface ProductFormProps {
  /** Null for a new one. */
  product: Product | null;
  onSaved(saved: Product): void;
  onClose(): void;
}

/** Adds or edits a product (PROD-13 to PROD-29). What is wrong stands in here, never in a toast (PROD-35). */
export function ProductForm({ product, onSaved, onClose }: ProductFormProps) {
  const form = useProductForm(product, onSaved);
  const { draft, errors, set } = form;
  const [isUploading, setUploading] = useState(false);
  const element = useInvalidFocus(errors);

  const { theirs, stock } = form;

  function close() {
    form.leave();
    onClose();
  }
  const isOpenQuestion = theirs !== null || stock !== null;

  return (
    <Modal
      open
      afterOpenChange={product ? undefined : focusFirstField}
      width={720}
      title={product ? 'Edit Product' : 'Add New Product'}
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
    >
      <form
        ref={element}
        className={styles.form}
        noValidate
        onKeyDown={saveByKey}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving && !isUploading && !isOpenQuestion) void form.save();
        }}
      >
        <SavedDraftNotice
          one="product"
          item={null}
          saved={form.isDirty ? form.restored : null}
          onDiscard={form.discard}
        />
        <SaveNotes form={form} />
        <ProductFacts draft={draft} errors={errors} set={set} />
        <ProductPresentation
          draft={draft}
          errors={errors}
          set={set}
          resumeKey={`products/${product?.id ?? 'new'}/imageUrl`}
          onUploading={setUploading}
        />
        <div className={styles.buttons}>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={form.isSaving || isUploading || isOpenQuestion}>
            {form.isSaving ? 'Saving…' : isUploading ? 'Uploading…' : product ? 'Save' : 'Add Product'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Why the last save was refused, and what there is to choose. */
function SaveNotes({ form }: { form: ReturnType<typeof useProductForm> }) {
  // On a phone the button that was pressed is a screen below what is told here.
  const notes = useRef<HTMLDivElement>(null);
  const { failure, theirs, stock } = form;
  useEffect(() => {
    if (failure || theirs || stock) notes.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, theirs, stock]);

  return (
    <div ref={notes} className={styles.notes}>
      {failure ? <Alert type="error" showIcon role="alert" title={failure} /> : null}
      {theirs ? (
        <ConflictNote
          one="product"
          theirs={theirs}
          isSaving={form.isSaving}
          onTake={() => form.takeTheirs(theirs)}
          onKeep={() => void form.keepMine(theirs)}
        >
          <strong>{theirs.name}</strong>, {categoryLabel(theirs.category)}, {dollars(theirs.price)},{' '}
          {counted(theirs.stockQuantity, 'unit')}, {theirs.isActive ? 'active' : 'inactive'}
          {theirs.description ? `. ${theirs.description}` : ''}
        </ConflictNote>
      ) : null}
      {stock ? (
        <StockNote
          choices={stock}
          isSaving={form.isSaving}
          onChoose={(units, left) => void form.settleStock(units, left)}
        />
      ) : null}
    </div>
  );
}
