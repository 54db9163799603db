import { type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { familyTexts } from './families.copy.ts';

export const familyNotFound = (): DomainError => notFound('There is no such family.');
export const familiesNotFound = (ids: readonly number[]): DomainError =>
  notFound(`There is no family with the id ${ids.join(', ')}; nothing was changed.`);
export const halfAPlace = (missing: 'latitude' | 'longitude'): DomainError =>
  invalid({ [missing]: familyTexts.halfAPlace });
