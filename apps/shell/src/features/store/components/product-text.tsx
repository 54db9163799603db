import type { ProductResponse } from '@ministry/api-client';
import { storeCopy as copy } from '../store.copy.ts';

/** What the office says of a product, or that it says nothing. */
export const ProductText = ({ product, className }: { product: ProductResponse; className: string | undefined }) => (
  <p className={className} lang={product.description ? product.language : undefined}>
    {product.description || copy.noDescription}
  </p>
);
