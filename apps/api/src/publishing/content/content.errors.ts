import { DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { contentTexts } from './content.copy.ts';

/** How a kind of content is called: 'event', 'events'. */
export interface Naming {
  name: string;
  plural: string;
}

export const itemNotFound = ({ name }: Naming): DomainError => notFound(contentTexts.notFound({ kind: name }));
export const itemsNotFound = ({ name }: Naming, ids: readonly number[]): DomainError =>
  notFound(`There is no ${name} with the id ${ids.join(', ')}; nothing was changed.`);

export const kindNotFound = (): DomainError => notFound('There is no such kind of content.');
export const versionNotFound = (): DomainError => notFound('There is no such version.');

export const publishesInThePast = (): DomainError => invalid({ publishAt: 'Publish at must be in the future' });
export const unpublishesInThePast = (): DomainError => invalid({ unpublishAt: 'Unpublish at must be in the future' });
export const unpublishesBeforePublished = (): DomainError =>
  invalid({ unpublishAt: 'Unpublish at must be after publish at' });

/** Someone else has changed the item since the caller has read it. */
export const versionConflict = (
  { name }: Naming,
  { version, updatedAt, updatedBy }: { version: number; updatedAt: Date; updatedBy: string | null },
): DomainError =>
  new DomainError(
    409,
    'VERSION_CONFLICT',
    `${updatedBy ?? 'Someone else'} has changed this ${name} in the meantime. Nothing was saved.`,
    undefined,
    undefined,
    { version, updatedAt: updatedAt.toISOString(), updatedBy },
  );

export const signInToSeeUnpublished = ({ plural }: Naming): DomainError =>
  new DomainError(401, 'UNAUTHORIZED', `Please sign in to see unpublished ${plural}.`);
export const adminsSeeUnpublished = ({ plural }: Naming): DomainError =>
  new DomainError(403, 'FORBIDDEN', `Only the office may see unpublished ${plural}.`);
