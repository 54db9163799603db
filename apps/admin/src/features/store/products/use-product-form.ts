import { useState } from 'react';
import { textOf } from '../../../content/draft-values.ts';
import { useFormDraft } from '../../../content/use-form-draft.ts';
import { savedForm } from '../../../content/use-save-state.ts';
import { draftsType, emptyDraft, type Product, type Seen, seenOf, toDraft } from './product.ts';
import { useProductSave } from './use-product-save.ts';

/** The form of one product, new or known: what is typed is kept on the device until it is saved or discarded. */
export function useProductForm(product: Product | null, onSaved: (saved: Product) => void) {
  const form = useFormDraft({
    type: draftsType,
    id: product?.id ?? 'new',
    initial: () => (product ? toDraft(product) : emptyDraft),
    basedOn: product?.updatedAt ?? null,
  });
  const [seen, setSeen] = useState<Seen | undefined>(() => (product ? seenOf(product) : undefined));
  const { state, stock, setStock, save } = useProductSave(product, (saved) => {
    form.rebase(toDraft(saved), toDraft(saved));
    form.forget();
    onSaved(saved);
  });
  const { draft, start } = form;

  /** Goes on from what the other has saved; with `draft` left as it is, the next save replaces it. */
  function goOnFrom(other: Product, next: typeof draft) {
    form.rebase(toDraft(other), next);
    setSeen(seenOf(other));
    state.setTheirs(null);
  }

  return {
    ...savedForm(form, state),
    stock,
    save: () => save(draft, seen),
    takeTheirs: (other: Product) => goOnFrom(other, toDraft(other)),
    async keepMine(other: Product) {
      // A stock that was not touched here is not what this save is about.
      const mine =
        textOf(draft, 'stockQuantity') === textOf(start, 'stockQuantity')
          ? { ...draft, stockQuantity: String(other.stockQuantity) }
          : draft;
      goOnFrom(other, mine);
      await save(mine, seenOf(other));
    },
    /** Saves with the number that was meant. */
    async settleStock(units: number, left: number) {
      const settled = { ...draft, stockQuantity: String(units) };
      const now = seen && { ...seen, stock: left };
      setStock(null);
      form.replace(settled);
      setSeen(now);
      await save(settled, now);
    },
  };
}
