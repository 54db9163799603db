import { may, type Staff } from '../../platform/auth/access.ts';
import { DomainError, notFound } from '../../platform/errors/domain-error.ts';
import { contentTexts } from '../../publishing/content/content.copy.ts';
import { adminsSeeUnpublished, signInToSeeUnpublished } from '../../publishing/content/content.errors.ts';
import type { Product } from './product.entity.ts';

const naming = { name: 'product', plural: 'products' };

export const productNotFound = (): DomainError => notFound(contentTexts.notFound({ kind: naming.name }));
export const productsNotFound = (ids: readonly number[]): DomainError =>
  notFound(`There is no product with the id ${ids.join(', ')}; nothing was changed.`);

/** Someone else has changed the product since the caller has read it. */
export const productChanged = ({ version, updatedAt }: Product): DomainError =>
  new DomainError(
    409,
    'VERSION_CONFLICT',
    'Someone else has changed this product in the meantime. Nothing was saved.',
    undefined,
    undefined,
    { version, updatedAt: updatedAt.toISOString() },
  );

/** Units were sold, or came back, since the caller has counted. */
export const stockChanged = ({ stockQuantity }: Product): DomainError =>
  new DomainError(
    409,
    'STOCK_CHANGED',
    `The stock has moved in the meantime; ${stockQuantity.toLocaleString('en-GB')} are left now. Nothing was saved.`,
    undefined,
    undefined,
    { stockQuantity },
  );

/** @throws DomainError 401 or 403 when anything but what the store shows is asked for without 'store.manage' */
export function checkMaySee(status: string, staff: Staff | undefined): void {
  if (status !== 'listed' && !may(staff, 'store.manage'))
    throw staff ? adminsSeeUnpublished(naming) : signInToSeeUnpublished(naming);
}
