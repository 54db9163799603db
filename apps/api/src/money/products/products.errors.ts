import { may, type Staff } from '../../platform/auth/access.ts';
import { conflict, type DomainError, notFound, versionConflict } from '../../platform/errors/domain-error.ts';
import { itemTexts } from '../../platform/errors/items.copy.ts';
import { contentTexts } from '../../publishing/content/content.copy.ts';
import { adminsSeeUnpublished, signInToSeeUnpublished } from '../../publishing/content/content.errors.ts';
import type { Product } from './product.entity.ts';
import { productTexts } from './products.copy.ts';

const naming = { name: 'product', plural: 'products' };

export const productNotFound = (): DomainError => notFound(contentTexts.notFound({ kind: naming.name }));
export const productsNotFound = (ids: readonly number[]): DomainError =>
  notFound(itemTexts.notFoundAmong({ kind: naming.name, ids: ids.join(', ') }));

/** Someone else has changed the product since the caller has read it. */
export const productChanged = ({ version, updatedAt }: Product): DomainError =>
  versionConflict(itemTexts.changed({ by: itemTexts.someoneElse, kind: naming.name }), { version, updatedAt });

/** Units were sold or returned since the caller has read the stock. */
export const stockChanged = ({ stockQuantity }: Product): DomainError =>
  conflict('STOCK_CHANGED', productTexts.stockChanged({ left: stockQuantity }), { details: { stockQuantity } });

/** @throws DomainError 401 or 403 when products that the store does not show are requested without 'store.manage' */
export function checkMaySee(status: string, staff: Staff | undefined): void {
  if (status !== 'listed' && !may(staff, 'store.manage'))
    throw staff ? adminsSeeUnpublished(naming) : signInToSeeUnpublished(naming);
}
