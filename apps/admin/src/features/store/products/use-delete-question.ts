import { useState } from 'react';
import type { Selection } from '../../../lists/use-selection.ts';
import type { Product } from './product.ts';
import type { ProductActions } from './use-products.ts';

/** What is asked about before it is deleted: one product, or as many as are selected. */
export function useDeleteQuestion(actions: ProductActions, selection: Selection) {
  const [asked, setAsked] = useState<Product | number | null>(null);
  return {
    asked,
    ask(what: Product | number | null) {
      actions.forget();
      setAsked(what);
    },
    async remove() {
      if (asked === null) return;
      const ids = typeof asked === 'number' ? selection.ids : [asked.id];
      const left = await actions.act('delete', ids);
      if (typeof asked === 'number') selection.set(left);
      // What failed is said in the question, which asks about those that are left.
      setAsked(left.length === 0 ? null : typeof asked === 'number' ? left.length : asked);
    },
  };
}
