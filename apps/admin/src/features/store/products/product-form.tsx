import { productCategories, storeLimits } from '@ministry/domain';
import { Alert, Button, Input, Modal, Switch } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { Field } from '../../../components/field.tsx';
import { formatMoment } from '../../../content/normalise.ts';
import { UploadField } from '../../../uploads/upload-field.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { shillingsPreview, unitsOf, type Product } from './product.ts';
import styles from './products.module.css';
import { StockNote } from './stock-note.tsx';
import { useProductForm } from './use-product-form.ts';
import { useRate } from '../../../use-rate.ts';

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
  const rate = useRate();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  // On a phone the button that was pressed is a screen below what is told here.
  const notes = useRef<HTMLDivElement>(null);
  const { failure, theirs, stock } = form;
  useEffect(() => {
    if (failure || theirs || stock) notes.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, theirs, stock]);

  function close() {
    form.leave();
    onClose();
  }
  /** The keys of the page rest while the dialog is open; this one belongs to the form. */
  function saveByKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    element.current?.requestSubmit();
  }
  const text = (name: string) => String(draft[name] ?? '');
  const inShillings = shillingsPreview(text('price'), rate);
  const isOpenQuestion = theirs !== null || stock !== null;

  return (
    <Modal
      open
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
        {form.kept && form.isDirty ? (
          <Alert
            type="warning"
            showIcon
            title={`Your unsaved changes of ${formatMoment(form.kept.keptAt)} were put back.`}
            action={<Button onClick={form.discard}>Discard them</Button>}
          />
        ) : null}
        <div ref={notes} className={styles.notes}>
          {failure ? <Alert type="error" showIcon role="alert" title={failure} /> : null}
          {theirs ? (
            <ConflictNote
              theirs={theirs}
              isSaving={form.isSaving}
              onTake={form.takeTheirs}
              onKeep={(other) => void form.keepMine(other)}
            />
          ) : null}
          {stock ? (
            <StockNote
              choices={stock}
              isSaving={form.isSaving}
              onChoose={(units, left) => void form.settleStock(units, left)}
            />
          ) : null}
        </div>
        <Field label="Name" required error={errors['name']}>
          {(control) => (
            <Input
              {...control}
              value={text('title')}
              maxLength={storeLimits.name}
              autoComplete="off"
              autoFocus={product === null}
              onChange={(event) => set('title', event.target.value)}
            />
          )}
        </Field>
        <div className={styles.trio}>
          <Field
            label="Price (USD)"
            required
            error={errors['price']}
            hint={inShillings ? `${inShillings} in the store.` : 'In US dollars: 12.50'}
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                step="0.01"
                min="0"
                max={storeLimits.price}
                inputMode="decimal"
                prefix="$"
                value={text('price')}
                onWheel={({ currentTarget }) => currentTarget.blur()}
                onChange={(event) => set('price', event.target.value)}
              />
            )}
          </Field>
          <Field label="Stock quantity" required error={errors['stockQuantity']} hint="Units that can be sold.">
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
                value={text('stockQuantity')}
                onChange={(event) => set('stockQuantity', event.target.value)}
                onBlur={() => set('stockQuantity', String(unitsOf(text('stockQuantity'))))}
              />
            )}
          </Field>
          <Field label="Category" required error={errors['category']}>
            {(control) => (
              <Choice
                {...control}
                value={text('category')}
                options={{ ...(text('category') ? {} : { '': 'Choose…' }), ...productCategories }}
                onChange={(category) => set('category', category)}
              />
            )}
          </Field>
        </div>
        <Field label="Description" error={errors['description']} hint="It may stay empty.">
          {(control) => (
            <Input.TextArea
              {...control}
              value={text('description')}
              maxLength={storeLimits.description}
              autoSize={{ minRows: 3, maxRows: 10 }}
              onChange={(event) => set('description', event.target.value)}
            />
          )}
        </Field>
        <UploadField
          frame={{ label: 'Picture', error: errors['imageUrl'], required: false }}
          kind="image"
          value={text('imageUrl')}
          resumeKey={`products/${product?.id ?? 'new'}/imageUrl`}
          onBusy={setUploading}
          onChange={(imageUrl) => set('imageUrl', imageUrl)}
        />
        <Field label="Active" error={errors['isActive']} hint="Active products stand in the store while any are left.">
          {({ status: _status, 'aria-required': _required, ...control }) => (
            <Switch
              {...control}
              className={styles.switch ?? ''}
              checked={draft['isActive'] === true}
              onChange={(isActive) => set('isActive', isActive)}
            />
          )}
        </Field>
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
