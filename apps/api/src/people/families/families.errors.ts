import { type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { itemTexts } from '../../platform/errors/items.copy.ts';
import { familyTexts } from './families.copy.ts';

export const familyNotFound = (): DomainError => notFound(familyTexts.notFound);
export const familiesNotFound = (ids: readonly number[]): DomainError =>
  notFound(itemTexts.notFoundAmong({ kind: 'family', ids: ids.join(', ') }));
export const coordinateMissing = (missing: 'latitude' | 'longitude'): DomainError =>
  invalid({ [missing]: familyTexts.halfAPlace });
