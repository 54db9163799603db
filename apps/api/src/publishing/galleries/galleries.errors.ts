import { galleryLimits } from '@ministry/domain';
import type { Staff } from '../../platform/auth/access.ts';
import { conflict, type DomainError, notFound } from '../../platform/errors/domain-error.ts';
import { itemTexts } from '../../platform/errors/items.copy.ts';
import { contentTexts } from '../content/content.copy.ts';
import { adminsSeeUnpublished, itemChanged, signInToSeeUnpublished } from '../content/content.errors.ts';
import { seesUnpublished } from '../content/content-kind.ts';
import { galleryTexts } from './galleries.copy.ts';
import type { PhotoGallery } from './photo-gallery.entity.ts';

const album = { name: 'album', plural: 'albums' };

export const galleryNotFound = (): DomainError => notFound(contentTexts.notFound({ kind: 'album' }));
export const galleriesNotFound = (ids: readonly number[]): DomainError =>
  notFound(itemTexts.notFoundAmong({ kind: 'album', ids: ids.join(', ') }));
export const photoNotFound = (): DomainError => notFound(galleryTexts.photoNotFound);
export const photosNotFound = (ids: readonly number[]): DomainError =>
  notFound(itemTexts.notFoundAmong({ kind: 'photo', ids: ids.join(', ') }));
export const galleryFull = (): DomainError =>
  conflict('GALLERY_FULL', galleryTexts.full({ most: galleryLimits.photos }));
export const inAnotherGallery = (): DomainError => conflict('UPLOAD_USED', galleryTexts.inAnother);
export const galleryChanged = (gallery: PhotoGallery): DomainError => itemChanged(album, gallery);

/** @throws DomainError 401 or 403 if any status but `current` is requested without 'content.read' */
export function checkMaySee(status: string, staff: Staff | undefined): void {
  if (status !== 'current' && !seesUnpublished(staff))
    throw staff ? adminsSeeUnpublished(album) : signInToSeeUnpublished(album);
}
