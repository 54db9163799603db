import { Form, Input, Switch } from 'antd';
import { productCategories, storeLimits } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Choice } from '../../../components/choice.tsx';
import type { Draft } from '../../../content/content-type.ts';
import { textOf } from '../../../content/draft-values.ts';
import { FieldRow } from '../../../forms/field-row.tsx';
import { Framed } from '../../../forms/framed.tsx';
import { ruleOf } from '../../../forms/rule-of.ts';
import type { ItemForm } from '../../../forms/use-item-form.ts';
import { UploadField } from '../../../uploads/upload-field.tsx';
import { useRate } from '../../../use-rate.ts';
import { type Product, shillingsPreview, unitsOf, validate } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';

interface ProductFieldsProps {
  form: ItemForm<Product, Draft>;
}

/** Name, price and stock of the product. */
export function ProductFacts({ form: { values, replace } }: ProductFieldsProps) {
  const inShillings = shillingsPreview(textOf(values, 'price'), useRate());
  const unset: Record<string, string> = textOf(values, 'category') ? {} : { '': copy.chooseCategory };
  function tidyStock(typed: string) {
    const stockQuantity = String(unitsOf(typed));
    if (stockQuantity !== typed) replace({ stockQuantity });
  }
  return (
    <>
      <Form.Item name="title" label={common.name} required rules={[ruleOf(validate, 'name')]}>
        <Input maxLength={storeLimits.name} autoComplete="off" />
      </Form.Item>
      <FieldRow>
        <Form.Item
          name="price"
          label={copy.priceUsd}
          required
          rules={[ruleOf(validate, 'price')]}
          extra={inShillings ? copy.priceInStore({ price: inShillings }) : copy.priceHint}
        >
          <Input
            type="number"
            step="0.01"
            min="0"
            max={storeLimits.price}
            inputMode="decimal"
            prefix="$"
            onWheel={({ currentTarget }) => currentTarget.blur()}
          />
        </Form.Item>
        <Form.Item
          name="stockQuantity"
          label={copy.stockQuantity}
          required
          rules={[ruleOf(validate, 'stockQuantity')]}
          extra={copy.stockHint}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            onBlur={({ target }) => tidyStock(target.value)}
          />
        </Form.Item>
        <Form.Item name="category" label={common.category} required rules={[ruleOf(validate, 'category')]}>
          <Choice options={{ ...unset, ...productCategories }} />
        </Form.Item>
      </FieldRow>
    </>
  );
}

/** Description, picture and visibility in the store. */
export const ProductPresentation = ({ form: { item, notifyUpload } }: ProductFieldsProps) => (
  <>
    <Form.Item name="description" label={common.description} extra={copy.descriptionHint}>
      <Input.TextArea maxLength={storeLimits.description} autoSize={{ minRows: 3, maxRows: 10 }} />
    </Form.Item>
    <Form.Item name="imageUrl" noStyle rules={[ruleOf(validate, 'imageUrl')]}>
      <Framed<string> frame={{ label: common.picture, required: false }}>
        {({ value = '', ...control }) => (
          <UploadField
            {...control}
            kind="image"
            value={value}
            resumeKey={`products/${item?.id ?? 'new'}/imageUrl`}
            onBusy={(isBusy) => notifyUpload('imageUrl', isBusy)}
          />
        )}
      </Framed>
    </Form.Item>
    <Form.Item name="isActive" label={common.active} valuePropName="checked" extra={copy.activeHint}>
      <Switch />
    </Form.Item>
  </>
);
