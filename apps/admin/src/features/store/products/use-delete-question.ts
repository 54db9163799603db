import { useState } from 'react';
import type { Selection } from '../../../lists/use-selection.ts';
import type { Product } from './product.ts';
import type { ProductActions } from './use-products.ts';

/** The confirmation before deleting one product or the selected ones. */
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
      // The dialog stays open with the error and asks about the remaining products.
      setAsked(left.length === 0 ? null : typeof asked === 'number' ? left.length : asked);
    },
  };
}
