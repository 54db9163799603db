import { DomainError, invalid, notFound, versionConflict } from '../../platform/errors/domain-error.ts';
import { itemTexts } from '../../platform/errors/items.copy.ts';
import { contentTexts } from './content.copy.ts';

/** The names of a kind of content: 'event', 'events'. */
export interface Naming {
  name: string;
  plural: string;
}

export const itemNotFound = ({ name }: Naming): DomainError => notFound(contentTexts.notFound({ kind: name }));
export const itemsNotFound = ({ name }: Naming, ids: readonly number[]): DomainError =>
  notFound(itemTexts.notFoundAmong({ kind: name, ids: ids.join(', ') }));

export const kindNotFound = (): DomainError => notFound(contentTexts.kindNotFound);
export const versionNotFound = (): DomainError => notFound(contentTexts.versionNotFound);

export const publishesInThePast = (): DomainError => invalid({ publishAt: contentTexts.publishesInThePast });
export const unpublishesInThePast = (): DomainError => invalid({ unpublishAt: contentTexts.unpublishesInThePast });
export const unpublishesBeforePublished = (): DomainError =>
  invalid({ unpublishAt: contentTexts.unpublishesBeforePublished });

/** Someone else has changed the item since the caller has read it. */
export const itemChanged = (
  { name }: Naming,
  current: { version: number; updatedAt: Date; updatedBy: string | null },
): DomainError =>
  versionConflict(itemTexts.changed({ by: current.updatedBy ?? itemTexts.someoneElse, kind: name }), current);

export const signInToSeeUnpublished = ({ plural }: Naming): DomainError =>
  new DomainError(401, 'UNAUTHORIZED', contentTexts.signInToSee({ kind: plural }));
export const adminsSeeUnpublished = ({ plural }: Naming): DomainError =>
  new DomainError(403, 'FORBIDDEN', contentTexts.onlyOfficeSees({ kind: plural }));
