import { commonCopy as common } from '../../../common.copy.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { ItemTranslations } from '../../../translations/item-translations.tsx';
import { dollars } from '../store.ts';
import { categoryLabel, type Product } from './product.ts';
import { ProductFacts, ProductPresentation } from './product-fields.tsx';
import { productsCopy as copy } from './products.copy.ts';
import { StockNote } from './stock-note.tsx';
import { useProductForm } from './use-product-form.ts';

interface ProductFormProps {
  /** Null for a new product. */
  product: Product | null;
  onSaved(saved: Product): void;
  onClose(): void;
}

/** Adds or edits a product (PROD-13 to PROD-29). Errors are shown in the form, never in a toast (PROD-35). */
export function ProductForm({ product, onSaved, onClose }: ProductFormProps) {
  const { form, stock, mineOver, settleStock } = useProductForm(product, onSaved);

  return (
    <FormDialog
      form={form}
      one={copy.one}
      width={720}
      title={product ? copy.editTitle : copy.addTitle}
      save={product ? common.save : copy.add}
      summary={(theirs) => (
        <>
          <strong>{theirs.name}</strong>, {categoryLabel(theirs.category)}, {dollars(theirs.price)},{' '}
          {copy.unitCount({ count: theirs.stockQuantity })}, {theirs.isActive ? copy.savedActive : copy.savedInactive}
          {theirs.description ? `. ${theirs.description}` : ''}
        </>
      )}
      mineOver={mineOver}
      question={
        stock ? (
          <StockNote
            choices={stock}
            isSaving={form.isSaving}
            onChoose={(units, left) => void settleStock(units, left)}
          />
        ) : null
      }
      onClose={onClose}
    >
      <ProductFacts form={form} />
      <ProductPresentation form={form} />
      {product ? <ItemTranslations kind="products" itemId={product.id} /> : null}
    </FormDialog>
  );
}
