import type { ProductResponse } from '@ministry/api-client';
import { storeCopy as copy } from '../store.copy.ts';

/** The description of a product, or a note that there is none. */
export const ProductText = ({ product, className }: { product: ProductResponse; className: string | undefined }) => (
  <p className={className} lang={product.description ? product.language : undefined}>
    {product.description || copy.noDescription}
  </p>
);
