import { Input, Switch } from 'antd';
import { productCategories, storeLimits } from '@ministry/domain';
import { Choice } from '../../../components/choice.tsx';
import { Field } from '../../../components/field.tsx';
import type { Draft, DraftValue } from '../../../content/content-type.ts';
import { textOf } from '../../../content/draft-values.ts';
import { UploadField } from '../../../uploads/upload-field.tsx';
import { useRate } from '../../../use-rate.ts';
import { shillingsPreview, unitsOf } from './product.ts';
import styles from './products.module.css';

interface ProductFieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  set(name: string, value: DraftValue): void;
}

/** What is sold, for how much, and how many there are. */
export function ProductFacts({ draft, errors, set }: ProductFieldsProps) {
  const text = (name: string) => textOf(draft, name);
  return (
    <>
      <Field label="Name" required error={errors['name']}>
        {(control) => (
          <Input
            {...control}
            value={text('title')}
            maxLength={storeLimits.name}
            autoComplete="off"
            onChange={(event) => set('title', event.target.value)}
          />
        )}
      </Field>
      <div className={styles.trio}>
        <PriceField price={text('price')} error={errors['price']} onChange={(price) => set('price', price)} />
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
    </>
  );
}

interface PriceFieldProps {
  price: string;
  error: string | undefined;
  onChange(price: string): void;
}

function PriceField({ price, error, onChange }: PriceFieldProps) {
  const inShillings = shillingsPreview(price, useRate());
  return (
    <Field
      label="Price (USD)"
      required
      error={error}
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
          value={price}
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** How it is shown in the store, and whether it is. */
export function ProductPresentation({
  draft,
  errors,
  set,
  resumeKey,
  onUploading,
}: ProductFieldsProps & { resumeKey: string; onUploading(isUploading: boolean): void }) {
  const text = (name: string) => textOf(draft, name);
  return (
    <>
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
        resumeKey={resumeKey}
        onBusy={onUploading}
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
    </>
  );
}
